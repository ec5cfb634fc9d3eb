/** The real network and clock around a table's connection. */
import * as api from "./api";
import type { Socket, Surroundings } from "./connection";

const UNREACHABLE = [404, 403, 410];

export function surroundings(id: string): Surroundings {
  return {
    open: (since, said) => new WebSocket(api.playAddress(id, since, said)) as unknown as Socket,
    later(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    async isGone() {
      try {
        await api.table(id);
        return null;
      } catch (reason) {
        return reason instanceof api.Refusal && UNREACHABLE.includes(reason.status) ? reason.say : null;
      }
    },
  };
}
