import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

const folder = import.meta.dirname;
const fontFolder = join(folder, "fonts");

const CACHED_COMPILATIONS = 10;

const readFonts = async () => {
  const names = (await readdir(fontFolder).catch(() => [])).filter((name) => name.endsWith(".ttf"));
  if (names.length === 0)
    throw new Error("The fonts of papers are missing: run `node tools/make-fonts.ts`.");
  return Promise.all(names.toSorted().map((name) => readFile(join(fontFolder, name))));
};

const openCompiler = async () => {
  const [{ NodeCompiler }, fontBlobs] = await Promise.all([
    import("@myriaddreamin/typst-ts-node-compiler"),
    readFonts(),
  ]);
  return NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] });
};

const compile = (compiler: NodeCompiler, template: string, sheet: object) => {
  const inputs = { sheet: JSON.stringify(sheet) };
  const compiled = compiler.compile({ mainFilePath: join(folder, template), inputs });
  if (compiled.result) return compiled.result;
  const error = compiled.takeError();
  const diagnostics = error ? compiler.fetchDiagnostics(error) : [];
  throw new Error(`${template} does not compile: ${JSON.stringify(diagnostics)}`);
};

/** Fills templates of this folder; the first one waits for the compiler. */
export const createPrinter = () => {
  let opening: Promise<NodeCompiler> | undefined;
  const compiler = () =>
    (opening ??= openCompiler().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));

  return {
    /** PDF. */
    print: async (template: string, sheet: object) => {
      const opened = await compiler();
      // Tagged, but without a PDF standard: those refuse names with letters that no font has.
      const pdf = opened.pdf(compile(opened, template, sheet));
      opened.evictCache(CACHED_COMPILATIONS);
      return pdf;
    },

    /** SVG with letters as outlines: no font of the system sets Arabic. */
    draw: async (template: string, sheet: object) => {
      const opened = await compiler();
      const svg = opened.plainSvg(compile(opened, template, sheet));
      opened.evictCache(CACHED_COMPILATIONS);
      return svg;
    },
  };
};
