import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { pageScripts } from "./tools/page-scripts.ts";
import { withoutSchemas } from "./tools/without-schemas.ts";

const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store|void-elements|html-parse-stringify)\//;
// What is large stays out: plates with their glyphs, and react-hook-form, which use-rules-form brings.
const shared = /\/web\/(ui\/(?!drawings|plate|rain|use-rules-form)|i18n|api)|\/domain\//;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), pageScripts(), withoutSchemas()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Left to itself the bundler makes a file of every shared module: 34 requests for the
            // vehicle form, 14 with these two groups.
            codeSplitting: {
              groups: [
                { name: "framework", test: framework, priority: 2 },
                { name: "shared", test: shared, priority: 1, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});
