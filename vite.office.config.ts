import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { smallI18n } from "./tools/small-i18n.ts";
import { withoutSchemas } from "./tools/without-schemas.ts";

/** The back office: apart from the customers' build, whose route list names every page. */
export default defineConfig({
  base: "/office/",
  publicDir: false,
  cacheDir: "node_modules/.vite-office",
  plugins: [tailwindcss(), withoutSchemas(), smallI18n()],
  build: {
    outDir: "build/office",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: "web/office/main.tsx",
      // React Router marks its browser files with "use client", which means nothing here.
      onLog: (level, log, handle) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
      },
    },
  },
});
