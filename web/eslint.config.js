import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "e2e/", "src/protocol.ts", "src/games/*/view.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off", // TypeScript knows better
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      // One cast may know better than the compiler; a cast of a cast tells it what is not so.
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSAsExpression",
          message: "No casts of casts: give it its type where it is made.",
        },
      ],
      // Links are hashes within one page: there is no base path to resolve.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
);
