import { wordsOf } from "./words.ts";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SERVER = process.env["STOREYS_SERVER"] ?? "http://127.0.0.1:8017";

/** While developing, the sentences come straight from the package, so that a changed word shows at once. */
function words(): Plugin {
  return {
    name: "words",
    configureServer(server) {
      server.middlewares.use("/words", (request, response, next) => {
        const language = /^(?:\/first)?\/([a-z]{2})\.ftl/.exec(request.url ?? "")?.[1];
        if (language === undefined) return next();
        response.setHeader("Content-Type", "text/plain; charset=utf-8");
        response.end(wordsOf(language));
      });
    },
  };
}

const BUNDLER = {
  // On a slow machine the bundler would tell at length which of its parts took longest.
  checks: { bundlerTimings: false },
  // What the home page needs comes in one file, not in forty that wait for one another.
  output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial" as const] }] } },
};

export default defineConfig({
  plugins: [svelte(), words()],
  // Files of their own, never data: addresses, so that the strict content policy holds.
  // The largest is three.js, fetched only for a board in space.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 650,
    rolldownOptions: BUNDLER,
  },
  // The tests run the client's own half of Svelte, too.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
});
