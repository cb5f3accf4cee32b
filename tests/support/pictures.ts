import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const jpegOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c8a96a" } });

export const photo = (width = 800, height = 600) => jpegOf(width, height).jpeg().toBuffer();

/** A photo with EXIF orientation 6 and a GPS position. */
export const turnedPhotoWithPlace = (width = 800, height = 600) =>
  jpegOf(width, height)
    .withExif({
      IFD0: { Make: "Palm", Copyright: "A person" },
      IFD3: { GPSLatitude: "25/1 12/1 0/1", GPSLatitudeRef: "N" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const halfTransparentPng = () =>
  sharp({ create: { width: 400, height: 200, channels: 4, background: "#00000000" } })
    .composite([
      {
        input: { create: { width: 200, height: 200, channels: 4, background: "#000000ff" } },
        left: 200,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

export const cmykPhoto = () => jpegOf(400, 300).toColourspace("cmyk").jpeg().toBuffer();

/** A picture of exact length: decoders ignore bytes after the end marker. */
export const photoOfBytes = async (length: number) => {
  const picture = await photo();
  return Buffer.concat([picture, Buffer.alloc(length - picture.length)]);
};

export const truncatedPhoto = async () => {
  const noise = await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: "#000000",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  return noise.subarray(0, Math.floor(noise.length / 2));
};

export const photoWithScript = async () => {
  const picture = await photo();
  return Buffer.concat([picture, Buffer.from("<script>alert(1)</script><?php system('id') ?>")]);
};

const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A small PNG file that decodes into `side` × `side` black pixels. */
export const hugePng = (side: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const row = 1 + Math.ceil(side / 8);
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(row * side), { level: 1 })),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
};
