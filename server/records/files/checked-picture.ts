import { createHash } from "node:crypto";
import { freeBytes } from "../../adapters/free-bytes.ts";
import { readUpload, type Upload } from "../../http/multipart/upload.ts";
import { Problem } from "../../http/problem.ts";
import { currentCaller } from "../../http/current-caller.ts";
import { createFairTurns } from "../../http/fair-turns.ts";

export type Picture = { bytes: Buffer; width: number; height: number; sha256: string };

/** A phone takes 12 million pixels; 25 million decoded are about 100 MB of memory. */
const MAX_PIXELS = 25_000_000;
const MIN_SIDE_PIXELS = 50;
const MAX_SIDE_PIXELS = 2400;
const TIMEOUT_SECONDS = 10;

const signatures = {
  jpeg: Buffer.of(0xff, 0xd8, 0xff),
  png: Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
};

export type PictureFormat = keyof typeof signatures;

/** By its first bytes; undefined for anything but JPEG and PNG. */
export const pictureFormatOf = (bytes: Buffer): PictureFormat | undefined => {
  const starts = (signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);
  if (starts(signatures.jpeg)) return "jpeg";
  return starts(signatures.png) ? "png" : undefined;
};

/** Decoding one picture may need 100 MB. */
const turns = createFairTurns({ atOnce: 2, maxWaiting: 100, maxWaitMs: 15_000 });

/** Loaded with the first picture: it costs 0.2 s of every start. */
const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng"] });
  return sharp;
};
let loaded: ReturnType<typeof loadSharp> | undefined;

/** For what decodes uploads in this process. @throws {Problem} request.busy */
export const inPictureTurn = <Result>(run: () => Promise<Result>): Promise<Result> =>
  turns.run(currentCaller(), run);

export const pictureSharp = () => (loaded ??= loadSharp());

/**
 * The header alone, so that an oversized picture is refused before it is decoded. Undefined where it
 * is no picture of this format.
 */
export const openPicture = async (bytes: Buffer, format: PictureFormat) => {
  const sharp = await pictureSharp();
  const input = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "warning" });
  const header = await input()
    .metadata()
    .catch(() => undefined);
  if (header?.format !== format) return undefined;
  const { width, height } = header;
  return { width, height, input: () => input().timeout({ seconds: TIMEOUT_SECONDS }).autoOrient() };
};

const reencode = async (bytes: Buffer, format: PictureFormat) => {
  const unreadable = () => new Problem("documents.unreadable");
  const opened = await openPicture(bytes, format);
  if (!opened || Math.min(opened.width, opened.height) < MIN_SIDE_PIXELS) throw unreadable();

  return opened
    .input()
    .resize({
      width: MAX_SIDE_PIXELS,
      height: MAX_SIDE_PIXELS,
      fit: "inside",
      withoutEnlargement: true,
    })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });
};

/**
 * Ruling D1: only the pixels survive; no metadata, no trailing bytes, no second format.
 * @throws {Problem} documents.type, documents.unreadable, request.busy
 */
export const reencodePicture = async (bytes: Buffer): Promise<Picture> => {
  const format = pictureFormatOf(bytes);
  if (!format) throw new Problem("documents.type");

  const { data, info } = await inPictureTurn(() => reencode(bytes, format));
  return {
    bytes: data,
    width: info.width,
    height: info.height,
    sha256: createHash("sha256").update(data).digest("hex"),
  };
};

/** @throws {Problem} documents.size, documents.type, documents.unreadable, request.busy */
export const checkPicture = async (upload: Upload, maxBytes: number): Promise<Picture> => {
  const bytes = await readUpload(upload, maxBytes);
  return reencodePicture(bytes).finally(() => freeBytes(bytes));
};
