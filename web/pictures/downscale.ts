import {
  fittedSize,
  halvings,
  MAX_SIDE,
  MAX_BYTES,
  nextQuality,
  qualities,
  SHRINK,
} from "./fitting.ts";
import { HINT_SIDE, hintsOf, type PictureHint } from "./picture-hints.ts";

type PreparedPicture = { picture: Blob; hints: PictureHint[] };

type Options = {
  /** Share that is done, from 0 to 1. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
};

let last: Promise<unknown> = Promise.resolve();

/** Makes at most 2000 px and 600 kB, no EXIF; one at a time (50 MB each). Rejects other files. */
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
    await nextTask();
    signal?.throwIfAborted();

    const { picture, canvas } = await encode(photo, (tries) => {
      signal?.throwIfAborted();
      onProgress?.(0.9 - 0.4 / (tries + 1));
    });
    onProgress?.(0.95);
    await nextTask();
    const hints = hintsOf(await thumbnailOf(canvas), longest);
    onProgress?.(1);
    return { picture, hints };
  } finally {
    photo.close();
  }
}

async function encode(photo: ImageBitmap, onTry: (tries: number) => void) {
  let tries = 0;
  for (let longest = MAX_SIDE; ; longest *= SHRINK) {
    const canvas = await drawn(photo, longest);
    for (let step = 0; step < qualities.length;) {
      onTry(tries++);
      const picture = await toJpeg(canvas, qualities[step] ?? 0.5);
      if (picture.size < MAX_BYTES) return { picture, canvas };
      step = nextQuality(step, picture.size);
    }
  }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** Draws on white: a PNG's transparency would turn black in a JPEG. */
async function drawn(photo: ImageBitmap | Canvas, longest: number): Promise<Canvas> {
  const end = fittedSize(photo.width, photo.height, longest);
  let source = photo;
  for (const width of halvings(photo.width, end.width)) {
    const isLast = width === end.width;
    const height = isLast ? end.height : Math.round((photo.height * width) / photo.width);
    const canvas = newCanvas(width, height);
    const pen = penOf(canvas);
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, width, height);
    pen.imageSmoothingQuality = "low";
    pen.drawImage(source, 0, 0, width, height);
    source = canvas;
    await nextTask();
  }
  return source as Canvas;
}

async function thumbnailOf(picture: Canvas) {
  const canvas = await drawn(picture, HINT_SIDE);
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
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
