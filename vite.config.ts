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
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Each page then contains only the paths it links to.
          optimization: { inlineConst: true },
          output: {
            // Most of it runs when a page becomes live: Chromium compiles it ahead, in parallel.
            postBanner: "//# allFunctionsCalledOnLoad",
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
});
