import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { inlineScript } from "./tools/inline-script.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScript()],
  build: {
    // Only the digits' font face is inlined, so that an Arabic page downloads one font file.
    assetsInlineLimit: (path) => path.endsWith("alexandria-digits.woff2"),
  },
  server: { fs: { allow: ["."] } },
});
