import type { Bordereau } from "./bordereau.ts";
import { bordereauSheet } from "./bordereau-sheet.ts";
import type { CancellationLetter } from "./cancellation-letter.ts";
import { letterSheet } from "./letter-sheet.ts";
import { inOwnProcess } from "./own-process.ts";
import { paymentSheet } from "./payment-sheet.ts";
import type { PaymentSummary } from "./payment-summary.ts";
import { createPrinter } from "./printer.ts";
import type { Quotation } from "./quotation.ts";
import { quotationSheet } from "./quotation-sheet.ts";
import { type PicturedQuote, quoteSheet } from "./quote-sheet.ts";
import type { StoredData } from "./stored-data.ts";
import { storedDataSheet } from "./stored-data-sheet.ts";
import { svgToPng } from "./svg-to-png.ts";

export type Papers = {
  /** PDF. */
  paymentSummary: (summary: PaymentSummary) => Promise<Buffer>;
  quotation: (quotation: Quotation) => Promise<Buffer>;
  cancellationLetter: (letter: CancellationLetter) => Promise<Buffer>;
  bordereau: (bordereau: Bordereau) => Promise<Buffer>;
  storedData: (data: StoredData) => Promise<Buffer>;
  /** PNG of 1200 by 630 pixels. */
  quotePicture: (quote: PicturedQuote) => Promise<Buffer>;
};

const LONG_PAPER_TIMEOUT_MS = 30_000;

/** Printing hundreds of lines takes seconds, in which our process would answer nobody. */
const printLong = (template: string, sheet: object) =>
  inOwnProcess("long-paper-process.ts", JSON.stringify({ template, sheet }), {
    timeout: LONG_PAPER_TIMEOUT_MS,
    stderr: "inherit",
    env: {},
  });

/** Customers' texts are data of a template, never its markup. */
export const typstPapers = (): Papers => {
  const { print, draw } = createPrinter();

  return {
    paymentSummary: (summary) => print("payment-summary.typ", paymentSheet(summary)),
    quotation: (quotation) => print("quotation.typ", quotationSheet(quotation)),
    cancellationLetter: (letter) => print("cancellation-letter.typ", letterSheet(letter)),
    bordereau: (bordereau) => printLong("bordereau.typ", bordereauSheet(bordereau)),
    storedData: (data) => printLong("stored-data.typ", storedDataSheet(data)),
    quotePicture: async (quote) =>
      svgToPng(await draw("quote-picture.typ", await quoteSheet(quote))),
  };
};
