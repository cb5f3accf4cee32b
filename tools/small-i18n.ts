import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const small = (name: string) =>
  fileURLToPath(new URL(`../web/i18n/in-browser/${name}.ts`, import.meta.url));

const files: Record<string, string> = {
  i18next: small("i18next"),
  "react-i18next": small("react-i18next"),
};

/** 1 kB instead of 16 (docs/decisions/0006). */
export const smallI18n = (): Plugin => ({
  name: "small-i18n",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: (source) => files[source] ?? null,
});
