import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:text-files";

/** Of https://vite.dev/guide/backend-integration: modules by path, with the files they became. */
type Manifest = Record<string, { file: string }>;

/**
 * `import textFiles from "virtual:text-files"` tells the server in which file browsers find a module of
 * texts, so that a page can ask for its texts beside its scripts and not after them. Nothing while
 * developing.
 */
export const textFiles = (): Plugin => ({
  name: "text-files",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: (source) => (source === ID ? `\0${ID}` : null),
  async load(id) {
    if (id !== `\0${ID}`) return null;
    if (this.environment.mode === "dev") return "export default {}";
    // Browsers' files are built first.
    const path = join(this.environment.config.root, "build", "client", ".vite", "manifest.json");
    const manifest = JSON.parse(await readFile(path, "utf8")) as Manifest;
    const files = Object.entries(manifest)
      .filter(([module]) => /\/(en|ar)\.ts$/.test(module))
      .map(([module, { file }]) => [module, `/${file}`]);
    return `export default ${JSON.stringify(Object.fromEntries(files))}`;
  },
});
