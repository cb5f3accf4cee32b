import { toLatinDigits } from "../../../domain/digits.ts";
import type { Emirate } from "../../../domain/vehicle/emirates.ts";
import { glyphs } from "./glyphs-data.ts";
import type { PlateLayout } from "./layouts/plate-layout.ts";

export type PlateText = { emirate: Emirate; code?: string; number?: string };
type PlateShape = { d: string; fill: string; transform?: string };

/** The long plate, in millimetres. */
export const plateViewBox = "0 0 520 110";
export const plateBlack = "#15191a";

const paleInk = { onWhite: "#c9c6bd", onBlock: "#e0a2a4" };
const numberSize = 98;
/** Maximum widths; a longer text is set smaller. */
const room = { code: 92, number: 256 };
const quarter = "scale(.25)";

/** Shared by the React component and the script of still pages. */
export function plateShapes(
  layout: PlateLayout,
  { code = "", number = "" }: Omit<PlateText, "emirate">,
): PlateShape[] {
  const [sampleCode, sampleNumber] = layout.sample;
  const [x, y] = layout.number;

  return [
    ...(layout.block ? [{ d: block(layout.block), fill: "#b8232f" }] : []),
    ...(layout.white ? [{ d: layout.white, fill: "#fff", transform: quarter }] : []),
    { d: layout.ink, fill: plateBlack, transform: quarter },
    ...(hasNoCode(code) ? [] : codeShapes(layout, code, sampleCode)),
    ...textShapes(
      number || sampleNumber,
      [x, y, numberSize, room.number],
      number ? plateBlack : paleInk.onWhite,
    ),
  ];
}

/** Plates of these categories show no code. */
const hasNoCode = (code: string) => /^(white|grey|classic|diplomatic)$/i.test(code);

const block = (width: number) => `M11 3H${width}V107H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8Z`;

function codeShapes(layout: PlateLayout, code: string, sample: string) {
  const { codeInk, codeRoom = room.code } = layout;
  const [x, y, size] = layout.code;
  const pale = codeInk ? paleInk.onBlock : paleInk.onWhite;
  // Two full-size characters would crowd the name beside them.
  const fitting = code.length > 1 && size > 60 ? size * 0.82 : size;

  return textShapes(
    code || sample,
    [x, y, fitting, codeRoom],
    code ? (codeInk ?? plateBlack) : pale,
  );
}

type TextBox = readonly [x: number, y: number, size: number, room: number];

/** Centred on `x`, on the baseline `y`. Characters without a drawing are left out. */
function textShapes(text: string, [x, y, size, widest]: TextBox, fill: string): PlateShape[] {
  const glyphsOfText = [...toLatinDigits(text).toUpperCase()]
    .map((character) => glyphs[character])
    .filter((glyph) => glyph !== undefined);
  const width = glyphsOfText.reduce((sum, [advance]) => sum + advance, 0);
  const scale = Math.min(size / 100, widest / width);
  let at = x - (width * scale) / 2;

  return glyphsOfText.map(([advance, d]) => {
    const transform = `translate(${at.toFixed(1)} ${y}) scale(${(scale / 4).toFixed(4)})`;
    at += advance * scale;
    return { d, fill, transform };
  });
}
