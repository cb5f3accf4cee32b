import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { CancellationLetter } from "./cancellation-letter.ts";
import { letterSheet } from "./letter-sheet.ts";
import { paymentSheet } from "./payment-sheet.ts";
import type { PaymentSummary } from "./payment-summary.ts";

export type Papers = {
  paymentSummary: (summary: PaymentSummary) => Promise<Buffer>;
  cancellationLetter: (letter: CancellationLetter) => Promise<Buffer>;
};

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

const compile = (compiler: NodeCompiler, template: string, inputs: Record<string, string>) => {
  const compiled = compiler.compile({ mainFilePath: join(folder, template), inputs });
  if (!compiled.result) {
    const error = compiled.takeError();
    const diagnostics = error ? compiler.fetchDiagnostics(error) : [];
    throw new Error(`${template} does not compile: ${JSON.stringify(diagnostics)}`);
  }
  // Tagged, but without a PDF standard: those refuse names with letters that no font has.
  const pdf = compiler.pdf(compiled.result);
  compiler.evictCache(CACHED_COMPILATIONS);
  return pdf;
};

/** Customers' texts are data of a template, never its markup. */
export const typstPapers = (): Papers => {
  let opening: Promise<NodeCompiler> | undefined;
  const compiler = () =>
    (opening ??= openCompiler().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));

  const print = async (template: string, sheet: object) =>
    compile(await compiler(), template, { sheet: JSON.stringify(sheet) });

  return {
    paymentSummary: (summary) => print("payment-summary.typ", paymentSheet(summary)),
    cancellationLetter: (letter) => print("cancellation-letter.typ", letterSheet(letter)),
  };
};
