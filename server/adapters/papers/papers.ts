import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { CancellationLetter } from "./cancellation-letter.ts";
import { letterSheet } from "./letter-sheet.ts";
import { paymentSheet } from "./payment-sheet.ts";
import type { PaymentSummary } from "./payment-summary.ts";
import type { Quotation } from "./quotation.ts";
import { quotationSheet } from "./quotation-sheet.ts";
import { type PicturedQuote, quoteSheet } from "./quote-sheet.ts";
import { svgToPng } from "./svg-to-png.ts";

export type Papers = {
  /** PDF. */
  paymentSummary: (summary: PaymentSummary) => Promise<Buffer>;
  quotation: (quotation: Quotation) => Promise<Buffer>;
  cancellationLetter: (letter: CancellationLetter) => Promise<Buffer>;
  /** PNG of 1200 by 630 pixels. */
  quotePicture: (quote: PicturedQuote) => Promise<Buffer>;
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

const compile = (compiler: NodeCompiler, template: string, sheet: object) => {
  const inputs = { sheet: JSON.stringify(sheet) };
  const compiled = compiler.compile({ mainFilePath: join(folder, template), inputs });
  if (compiled.result) return compiled.result;
  const error = compiled.takeError();
  const diagnostics = error ? compiler.fetchDiagnostics(error) : [];
  throw new Error(`${template} does not compile: ${JSON.stringify(diagnostics)}`);
};

/** Customers' texts are data of a template, never its markup. */
export const typstPapers = (): Papers => {
  let opening: Promise<NodeCompiler> | undefined;
  const compiler = () =>
    (opening ??= openCompiler().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));

  const print = async (template: string, sheet: object) => {
    const opened = await compiler();
    // Tagged, but without a PDF standard: those refuse names with letters that no font has.
    const pdf = opened.pdf(compile(opened, template, sheet));
    opened.evictCache(CACHED_COMPILATIONS);
    return pdf;
  };

  /** SVG with letters as outlines: no font of the system sets Arabic. */
  const draw = async (template: string, sheet: object) => {
    const opened = await compiler();
    const svg = opened.plainSvg(compile(opened, template, sheet));
    opened.evictCache(CACHED_COMPILATIONS);
    return svg;
  };

  return {
    paymentSummary: (summary) => print("payment-summary.typ", paymentSheet(summary)),
    quotation: (quotation) => print("quotation.typ", quotationSheet(quotation)),
    cancellationLetter: (letter) => print("cancellation-letter.typ", letterSheet(letter)),
    quotePicture: async (quote) =>
      svgToPng(await draw("quote-picture.typ", await quoteSheet(quote))),
  };
};
