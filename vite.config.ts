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
          // A page then holds the paths it links to, and no page the whole table of paths.
          optimization: { inlineConst: true },
          output: {
            // Nearly all of it runs while a page becomes live: Chromium compiles it beside the page
            // and not, function by function, in its way.
            postBanner: "//# allFunctionsCalledOnLoad",
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
});
