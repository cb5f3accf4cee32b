import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:text-files";

/** https://vite.dev/guide/backend-integration */
type Manifest = Record<string, { file: string; imports?: readonly string[] }>;

const filesOf = (manifest: Manifest, module: string): string[] => {
  const { file = "", imports = [] } = manifest[module] ?? {};
  return [`/${file}`, ...imports.flatMap((name) => filesOf(manifest, name))];
};

/** Lets the server name text modules in the page, to be loaded beside the scripts. */
export const textFiles = (): Plugin => ({
  name: "text-files",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: (source) => (source === ID ? `\0${ID}` : null),
  async load(id) {
    if (id !== `\0${ID}`) return null;
    if (this.environment.mode === "dev") return "export default {}";
    const path = join(this.environment.config.root, "build", "client", ".vite", "manifest.json");
    const manifest = JSON.parse(await readFile(path, "utf8")) as Manifest;
    const files = Object.keys(manifest)
      .filter((module) => /\/(en|ar)\.ts$/.test(module))
      .map((module) => [module, filesOf(manifest, module)]);
    return `export default ${JSON.stringify(Object.fromEntries(files))}`;
  },
});
