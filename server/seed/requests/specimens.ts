import { fileURLToPath } from "node:url";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import type { PolicyFileKind } from "../../../domain/policies/policy-state.ts";

const FONT = fileURLToPath(new URL("../../adapters/papers/fonts/manrope-800.ttf", import.meta.url));
/** Family as the file names it, whatever its weight. */
const FAMILY = "Manrope ExtraLight,";
const CARD = { width: 640, height: 404 };
const A4_POINTS: [number, number] = [595, 842];

/** No font of the machine, and no SVG: whoever decodes uploads here forbids it. */
export const specimenPicture = async (slot: DocumentSlot): Promise<Buffer> => {
  const { default: sharp } = await import("sharp");
  const text = `SPECIMEN\n${slot.replace("_", ", ")}`;
  const written = { text, font: FAMILY, fontfile: FONT, width: 480, height: 200 };
  const input = { text: { ...written, align: "center" as const, rgba: true } };
  return sharp({ create: { ...CARD, channels: 3, background: "#dfe7ee" } })
    .composite([{ input }])
    .png()
    .toBuffer();
};

export const specimenPdf = async (kind: PolicyFileKind): Promise<Buffer> => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  const page = pdf.addPage(A4_POINTS);
  page.drawText("SPECIMEN", { x: 72, y: 700, size: 48, font });
  page.drawText(`No ${kind} of an insurer.`, { x: 72, y: 660, size: 18, font });
  return Buffer.from(await pdf.save());
};
