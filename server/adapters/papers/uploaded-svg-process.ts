import { buffer } from "node:stream/consumers";
import sharp from "sharp";

/** Of the size that it gives itself, and of what is drawn. */
const MAX_SIDE = 5000;
const DRAWN_SIDE = 2000;
/** What sharp takes as one pixel for each unit. */
const DENSITY = 72;

sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });

const svg = await buffer(process.stdin);
const { width, height } = await sharp(svg).metadata();
const side = Math.max(width, height);
if (side > MAX_SIDE) throw new Error("Too large.");
const density = Math.min(100_000, Math.max(1, (DENSITY * DRAWN_SIDE) / side));
const drawn = sharp(svg, { density, limitInputPixels: (DRAWN_SIDE + 50) ** 2 });
process.stdout.write(await drawn.png({ compressionLevel: 1 }).toBuffer());
