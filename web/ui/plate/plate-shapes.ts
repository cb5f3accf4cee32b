import { toLatinDigits } from "../../../domain/digits.ts";
import type { Emirate } from "../../../domain/vehicle/emirates.ts";
import { glyphs } from "./glyphs-data.ts";
import { layouts, type PlateLayout } from "./layouts-data.ts";

export type PlateText = { emirate: Emirate; code?: string; number?: string };
export type PlateShape = { d: string; fill: string; transform?: string };

/** The long plate, in millimetres. */
export const plateViewBox = "0 0 520 110";
export const plateBlack = "#15191a";

const ghost = { onWhite: "#c9c6bd", onBlock: "#e0a2a4" };
const numberSize = 98;
const quarter = "scale(.25)";

/** What is printed on a plate, as paths: the page's React and a still page's script draw the same. */
export function plateShapes({ emirate, code = "", number = "" }: PlateText): PlateShape[] {
  const layout = layouts[emirate];
  const [sampleCode, sampleNumber] = layout.sample;
  const [x, y] = layout.number;

  return [
    ...(layout.block ? [{ d: block(layout.block), fill: "#b8232f" }] : []),
    ...(layout.white ? [{ d: layout.white, fill: "#fff", transform: quarter }] : []),
    { d: layout.ink, fill: plateBlack, transform: quarter },
    ...(hasNoCode(code) ? [] : printCode(layout, code, sampleCode)),
    ...print(number || sampleNumber, x, y, numberSize, number ? plateBlack : ghost.onWhite),
  ];
}

/** The white category carries no sign on the plate. */
const hasNoCode = (code: string) => /^(white|grey|classic|diplomatic)$/i.test(code);

const block = (width: number) => `M11 3H${width}V107H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8Z`;

function printCode({ code: [x, y, size], codeInk }: PlateLayout, code: string, sample: string) {
  const pale = codeInk ? ghost.onBlock : ghost.onWhite;
  return print(
    code || sample,
    x,
    y,
    size * squeeze(code, size),
    code ? (codeInk ?? plateBlack) : pale,
  );
}

/** A longer code is set smaller, so that it keeps clear of the name. */
function squeeze(code: string, size: number) {
  if (code.length > 2) return 0.6;
  return code.length > 1 && size > 60 ? 0.82 : 1;
}

/** Sets signs around the centre `x` on the baseline `y`. Signs without a drawing are left out. */
function print(text: string, x: number, y: number, size: number, fill: string): PlateShape[] {
  const signs = [...toLatinDigits(text).toUpperCase()]
    .map((sign) => glyphs[sign])
    .filter((glyph) => glyph !== undefined);
  const scale = size / 100;
  let at = x - (signs.reduce((sum, [width]) => sum + width, 0) * scale) / 2;

  return signs.map(([width, d]) => {
    const transform = `translate(${at.toFixed(1)} ${y}) scale(${scale / 4})`;
    at += width * scale;
    return { d, fill, transform };
  });
}
