import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const SUFFIX = "?inline-script";

/**
 * `import code from "./x.ts?inline-script"` gives the file, bundled and minified, as a string: the
 * one script of a still page, which is sent inside the page.
 */
export const inlineScript = (): Plugin => ({
  name: "inline-script",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!source.endsWith(SUFFIX)) return null;
    const file = await this.resolve(source.slice(0, -SUFFIX.length), importer);
    return file && `\0${file.id}${SUFFIX}`;
  },
  async load(id) {
    if (!id.endsWith(SUFFIX)) return null;
    const input = id.slice(1, -SUFFIX.length);
    const bundle = await rolldown({ input });
    this.addWatchFile(input);
    const { output } = await bundle.generate({ format: "iife", minify: true });
    return `export default ${JSON.stringify(output[0].code.trim())}`;
  },
});
