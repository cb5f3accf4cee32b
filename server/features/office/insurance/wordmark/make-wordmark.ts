import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import {
  MAX_WORDMARK_ASPECT,
  MAX_WORDMARK_SIDE,
  MIN_WORDMARK_HEIGHT,
} from "../../../../../contract/office/insurance/wordmark.ts";
import { uploadedSvgToPng } from "../../../../adapters/papers/svg-to-png.ts";
import { Problem } from "../../../../http/problem.ts";
import {
  inPictureTurn,
  openPicture,
  pictureFormatOf,
  pictureSharp,
} from "../../../../records/files/checked-picture.ts";
import { plainSvg } from "./plain-svg.ts";

export type Wordmark = { digest: string; webp: Buffer; png: Buffer };

/** Three times what pages show, where the drawn ones are at most 220 by 54 with empty edges. */
const CANVAS = { width: 660, height: 162 };
const MARK = { width: 660, height: 132 };
const WORK_SIDE = 2000;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

const unreadable = () => new Problem("insurance.wordmarkUnreadable");

const asRaw = (picture: Sharp) =>
  picture
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });

type Raw = Awaited<ReturnType<typeof asRaw>>;

const ENDS = {
  png: Buffer.from("0000000049454e44ae426082", "hex"),
  jpeg: Buffer.of(0xff, 0xd9),
};

/** Whatever stands behind a picture is for another reader. */
const hasMoreBehind = (bytes: Buffer, format: keyof typeof ENDS) =>
  !bytes.subarray(-ENDS[format].length).equals(ENDS[format]);

const readPicture = async (bytes: Buffer): Promise<Raw> => {
  const format = pictureFormatOf(bytes);
  if (!format) throw new Problem("insurance.wordmarkType");
  const opened = await openPicture(bytes, format);
  if (!opened || hasMoreBehind(bytes, format)) throw unreadable();
  if (Math.max(opened.width, opened.height) > MAX_WORDMARK_SIDE)
    throw new Problem("insurance.wordmarkLarge");
  const within = { width: WORK_SIDE, height: WORK_SIDE, fit: "inside" } as const;
  return asRaw(opened.input().resize({ ...within, withoutEnlargement: true }));
};

const svgTextOf = (bytes: Buffer): string | undefined => {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /^\s*(?:<\?xml|<!--|<!doctype\s+svg|<svg)/i.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
};

const readDrawing = async (svg: string): Promise<Raw> => {
  const plain = plainSvg(svg);
  if (plain === undefined) throw new Problem("insurance.wordmarkDrawing");
  const png = await uploadedSvgToPng(plain).catch(() => {
    throw unreadable();
  });
  return readPicture(png);
};

const reopen = async ({ data, info }: Raw) => {
  const { width, height, channels } = info;
  const sharp = await pictureSharp();
  return sharp(data, { raw: { width, height, channels } });
};

/** Without its empty edges. @throws {Problem} insurance.wordmarkSmall, insurance.wordmarkShape */
const trimmed = async (picture: Raw): Promise<Raw> => {
  const mark = await asRaw((await reopen(picture)).trim({ threshold: 12 }));
  const { width, height } = mark.info;
  const isEmpty = width === picture.info.width && height === picture.info.height;
  if (isEmpty && isOneColour(picture.data)) throw new Problem("insurance.wordmarkSmall");
  if (height < MIN_WORDMARK_HEIGHT) throw new Problem("insurance.wordmarkSmall");
  if (width < height || width > height * MAX_WORDMARK_ASPECT)
    throw new Problem("insurance.wordmarkShape");
  return mark;
};

const isOneColour = (rgba: Buffer) => {
  const [first] = [rgba.readUInt32LE(0)];
  for (let at = 4; at < rgba.length; at += 4) if (rgba.readUInt32LE(at) !== first) return false;
  return true;
};

const fitted = async (mark: Raw) => {
  const small = await asRaw(
    (await reopen(mark)).resize({ ...MARK, fit: "inside", withoutEnlargement: true }),
  );
  const { width, height } = small.info;
  // A small one keeps its pixels, and the same share of empty edges.
  const scale = Math.max(width / MARK.width, height / MARK.height);
  const edge = Math.max(0, Math.round(CANVAS.height * scale) - height);
  const top = Math.floor(edge / 2);
  const canvas = (await reopen(small)).extend({
    top,
    bottom: edge - top,
    background: TRANSPARENT,
  });
  const [png, webp] = await Promise.all([
    canvas.clone().png({ compressionLevel: 9 }).toBuffer(),
    canvas.clone().webp({ quality: 90, alphaQuality: 100, smartSubsample: true }).toBuffer(),
  ]);
  return { digest: createHash("sha256").update(png).digest("hex"), png, webp };
};

/**
 * Only pixels survive: an SVG is neither stored nor served.
 * @throws {Problem} insurance.wordmarkType … insurance.wordmarkShape, request.busy
 */
export const makeWordmark = (bytes: Buffer): Promise<Wordmark> =>
  inPictureTurn(async () => {
    const svg = svgTextOf(bytes);
    const picture = await (svg === undefined ? readPicture(bytes) : readDrawing(svg));
    return fitted(await trimmed(picture));
  });
