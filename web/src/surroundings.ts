/** The real network and clock around a table's connection. */
import * as api from "./api";
import type { Socket, Surroundings } from "./connection";

const UNREACHABLE = [404, 403, 410];

export function surroundings(id: string): Surroundings {
  return {
    open: (since, said) => socketTo(api.playAddress(id, since, said)),
    later,
    motion: (line) => api.motion(id, line),
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

export function later(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

function socketTo(address: string): Socket {
  const line = new WebSocket(address);
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => line.send(text),
    close: () => line.close(),
  };
  line.onopen = () => socket.onopen?.();
  line.onmessage = (event: MessageEvent<string>) => socket.onmessage?.(event);
  line.onclose = () => socket.onclose?.();
  return socket;
}
