import { buffer } from "node:stream/consumers";
import sharp from "sharp";

const svg = await buffer(process.stdin);
process.stdout.write(await sharp(svg).png({ palette: true, quality: 95 }).toBuffer());
