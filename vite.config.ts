import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./tools/chunks.ts";
import { liveRoutes } from "./tools/live-routes.ts";
import { pageScripts } from "./tools/page-scripts.ts";
import { smallI18n } from "./tools/small-i18n.ts";
import { textFiles } from "./tools/text-files.ts";
import { withoutSchemas } from "./tools/without-schemas.ts";

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    pageScripts(),
    withoutSchemas(),
    smallI18n(),
    textFiles(),
    liveRoutes(),
  ],
  build: {
    assetsInlineLimit: 0,
    terserOptions: { safari10: false, ecma: 2020, compress: { passes: 3 } },
  },
  environments: {
    client: {
      build: {
        // With `output.minify` after it: 0.6 kB less on each live page than that alone.
        minify: "terser",
        rolldownOptions: {
          // Pages then hold the paths they use instead of the whole table.
          optimization: { inlineConst: true },
          output: {
            // Chromium compiles such a file in the background instead of function by function.
            postBanner: ({ modules }) =>
              Object.values(modules).some(({ code }) => /=>|\bfunction\b/.test(code ?? ""))
                ? "//# allFunctionsCalledOnLoad"
                : "",
            minify: true,
            // Seven characters tell our files apart; pages name a hundred of them.
            chunkFileNames: "assets/[name]-[hash:7].js",
            entryFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
});
