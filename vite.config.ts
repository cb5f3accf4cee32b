import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { inlineScript } from "./tools/inline-script.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScript()],
  build: {
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: ["."] } },
});
