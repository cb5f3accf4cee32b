import { readFile } from "node:fs/promises";
import { basename, dirname, extname, resolve } from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const INLINE = "?inline-script";
const FETCHED = "?fetched-script";
const STYLE = "?inline";

/** A script's own style, as Vite also imports it: its text. */
const styleTexts = {
  name: "style-texts",
  resolveId: (source: string, importer: string | undefined) =>
    source.endsWith(STYLE) && importer ? `\0${resolve(dirname(importer), source)}` : null,
  load: async (id: string) => {
    if (!id.endsWith(STYLE)) return null;
    const text = await readFile(id.slice(1, -STYLE.length), "utf8");
    return `export default ${JSON.stringify(shortStyle(text))}`;
  },
};

/** Without comments and needless space. */
const shortStyle = (text: string) =>
  text
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s*\n\s*/g, "")
    .replaceAll(/;\}/g, "}")
    .replaceAll(/ ?([{:,]) /g, "$1")
    .replaceAll(" {", "{");

export const bundled = async (input: string, format: "iife" | "esm") => {
  const bundle = await rolldown({ input, plugins: [styleTexts] });
  const { output } = await bundle.generate({ format, minify: true });
  return output[0].code.trim();
};

const suffixOf = (id: string) => [INLINE, FETCHED].find((suffix) => id.endsWith(suffix));

/** `./x.ts?inline-script` imports a script's text, `./x.ts?fetched-script` its address. */
export const pageScripts = (): Plugin => ({
  name: "page-scripts",
  enforce: "pre",
  async resolveId(source, importer) {
    const suffix = suffixOf(source);
    if (!suffix) return null;
    const file = await this.resolve(source.slice(0, -suffix.length), importer);
    return file && `\0${file.id}${suffix}`;
  },
  async load(id) {
    const suffix = suffixOf(id);
    if (!suffix) return null;
    const input = id.slice(1, -suffix.length);
    this.addWatchFile(input);
    if (suffix === INLINE) return `export default ${JSON.stringify(await bundled(input, "iife"))}`;

    const source = await bundled(input, "esm");
    if (this.environment.mode === "dev")
      return `export default ${JSON.stringify(`data:text/javascript,${encodeURIComponent(source)}`)}`;
    const file = this.emitFile({
      type: "asset",
      name: `${basename(input, extname(input))}.js`,
      source,
    });
    return `export default "__VITE_ASSET__${file}__"`;
  },
});
