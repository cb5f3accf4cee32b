import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { liveRoutes } from "./tools/live-routes.ts";
import { pageScripts } from "./tools/page-scripts.ts";
import { smallI18n } from "./tools/small-i18n.ts";
import { textFiles } from "./tools/text-files.ts";
import { withoutSchemas } from "./tools/without-schemas.ts";

const framework = /node_modules\/(react|react-dom|scheduler|react-router)\//;
// What stands around every live page: alone each would be a request, and compress badly.
const around = /\/web\/(root|shell\/(?!(en|ar|around|live|still|elements|all-pages)))/;
// What is large stays out: plates with their glyphs, and react-hook-form, which use-rules-form brings;
// so does what only accounts need.
const shared =
  /vite\/preload-helper|\/web\/(ui\/(?!drawings|plate|rain|use-rules-form|password-input)|i18n|api)|\/contract\/|\/domain\/(?!(vehicle|purchase|quotes|documents|requests|accounts)\/)/;
// What the pages of a purchase and the profile know about cars and covers; who logs in needs none.
// The list of makes, as large as all that, waits until somebody chooses one.
const insurance = /\/domain\/(vehicle\/(?!makes)|purchase\/|quotes\/|documents\/|requests\/)/;
// What every page of a purchase reads from the device.
const purchase = /\/web\/purchase\/(draft|editing|choice)\/(?!en|ar)/;

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
          output: {
            // Nearly all of it runs while a page becomes live: Chromium compiles it beside the page
            // and not, function by function, in its way.
            postBanner: "//# allFunctionsCalledOnLoad",
            // Left to itself the bundler makes a file of every shared module: 28 requests for the
            // vehicle form, 20 with these groups.
            codeSplitting: {
              groups: [
                { name: "framework", test: framework, priority: 2 },
                { name: "shared", test: shared, priority: 1, minShareCount: 3 },
                { name: "insurance", test: insurance, priority: 1, minShareCount: 3 },
                { name: "purchase", test: purchase, priority: 1, minShareCount: 3 },
                { name: "around", test: around, priority: 1, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
