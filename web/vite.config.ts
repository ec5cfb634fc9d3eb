import { createReadStream } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SERVER = process.env["STOREYS_SERVER"] ?? "http://127.0.0.1:8017";
const WORDS = fileURLToPath(new URL("../src/storeys/words", import.meta.url));

/** While developing, the sentences come straight from the package, so that a changed word shows at once. */
function words(): Plugin {
  return {
    name: "words",
    configureServer(server) {
      server.middlewares.use("/words", (request, response, next) => {
        const file = /^\/([a-z]{2})\.ftl/.exec(request.url ?? "")?.[1];
        if (file === undefined) return next();
        response.setHeader("Content-Type", "text/plain; charset=utf-8");
        createReadStream(`${WORDS}/${file}.ftl`).pipe(response);
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words()],
  // Files of their own, never data: addresses, so that the strict content policy holds.
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The tests run the client's own half of Svelte, too.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
});
