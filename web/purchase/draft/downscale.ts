import { fittedSize, LONGEST_SIDE, MOST_BYTES, nextQuality, qualities, SHRINK } from "./fitting.ts";
import { HINT_SIDE, hintsOf, type PictureHint } from "./picture-hints.ts";

export type PreparedPicture = { picture: Blob; hints: PictureHint[] };

type Options = {
  /** From 0 to 1, more often than steps are. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
};

let last: Promise<unknown> = Promise.resolve();

/**
 * A photo as it is kept: upright, at most 2000 px, a JPEG under 600 kB without its EXIF. Photos are
 * prepared one after another, since each needs 50 MB while it is open. Rejects what is no picture.
 */
export function downscale(file: Blob, options: Options = {}): Promise<PreparedPicture> {
  const turn = last.then(() => prepare(file, options));
  last = turn.catch(() => undefined);
  return turn;
}

async function prepare(file: Blob, { onProgress, signal }: Options): Promise<PreparedPicture> {
  signal?.throwIfAborted();
  onProgress?.(0.1);
  const photo = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const longest = Math.max(photo.width, photo.height);
    onProgress?.(0.4);
    await nextFrame();
    signal?.throwIfAborted();

    const hints = hintsOf(thumbnailOf(photo), longest);
    await nextFrame();
    onProgress?.(0.5);
    const picture = await encode(photo, (tries) => {
      signal?.throwIfAborted();
      onProgress?.(0.95 - 0.4 / (tries + 1));
    });
    onProgress?.(1);
    return { picture, hints };
  } finally {
    photo.close();
  }
}

async function encode(photo: ImageBitmap, onTry: (tries: number) => void): Promise<Blob> {
  let tries = 0;
  for (let longest = LONGEST_SIDE; ; longest *= SHRINK) {
    const canvas = drawn(photo, longest);
    await nextFrame();
    for (let step = 0; step < qualities.length;) {
      onTry(tries++);
      const picture = await toJpeg(canvas, qualities[step] ?? 0.5);
      if (picture.size < MOST_BYTES) return picture;
      step = nextQuality(step, picture.size);
    }
  }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** White first: a PNG's transparency would turn black in a JPEG. */
function drawn(photo: ImageBitmap, longest: number): Canvas {
  const { width, height } = fittedSize(photo.width, photo.height, longest);
  const canvas = newCanvas(width, height);
  const pen = penOf(canvas);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(photo, 0, 0, width, height);
  return canvas;
}

function thumbnailOf(photo: ImageBitmap) {
  const canvas = drawn(photo, HINT_SIDE);
  const { width, height } = canvas;
  return { pixels: penOf(canvas).getImageData(0, 0, width, height).data, width, height };
}

const penOf = (canvas: Canvas) => {
  const pen = canvas.getContext("2d") as
    OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null;
  if (!pen) throw new Error("This browser cannot draw.");
  return pen;
};

const newCanvas = (width: number, height: number): Canvas =>
  typeof OffscreenCanvas === "function"
    ? new OffscreenCanvas(width, height)
    : Object.assign(document.createElement("canvas"), { width, height });

function toJpeg(canvas: Canvas, quality: number): Promise<Blob> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type: "image/jpeg", quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("not encoded"))),
      "image/jpeg",
      quality,
    );
  });
}

/** Lets the page paint and answer between two heavy steps. */
const nextFrame = () => new Promise((resolve) => setTimeout(resolve));
