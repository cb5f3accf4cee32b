import sharp from "sharp";
import { describe, expect, it } from "vitest";
import * as pictures from "../../../tests/support/pictures.ts";
import { reencodePicture } from "./checked-picture.ts";

const pixelAt = async (bytes: Buffer, left: number, top: number) => {
  const region = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await region.raw().toBuffer())];
};

describe("a picture that is uploaded", () => {
  it("is encoded again as a JPEG of at most 2400 pixels a side", async () => {
    const drawn = await reencodePicture(await pictures.photo(3000, 2000));
    const { format, width, height } = await sharp(drawn.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 2400, height: 1600 });
    expect(drawn).toMatchObject({ width: 2400, height: 1600 });
    expect(drawn.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it("keeps its size when it is small", async () => {
    expect(await reencodePicture(await pictures.photo(50, 50))).toMatchObject({
      width: 50,
      height: 50,
    });
  });

  it("loses location, camera and owner, and is upright", async () => {
    const sent = await pictures.turnedPhotoWithPlace();
    expect((await sharp(sent).metadata()).exif).toBeDefined();

    const drawn = await reencodePicture(sent);
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(
      drawn.bytes,
    ).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    expect([width, height]).toEqual([600, 800]);
  });

  it("is white where it was transparent", async () => {
    const { bytes } = await reencodePicture(await pictures.halfTransparentPng());
    expect(await pixelAt(bytes, 20, 100)).toEqual([255, 255, 255]);
    expect(await pixelAt(bytes, 380, 100)).toEqual([0, 0, 0]);
  });

  it("may have the CMYK colours of print", async () => {
    const { bytes } = await reencodePicture(await pictures.cmykPhoto());
    expect((await sharp(bytes).metadata()).space).toBe("srgb");
  });

  it("loses a script that was appended to it", async () => {
    const { bytes } = await reencodePicture(await pictures.photoWithScript());
    expect(bytes.includes("<script")).toBe(false);
    expect(bytes.includes("<?php")).toBe(false);
  });

  it.each([
    ["text", Buffer.from("this is no picture")],
    ["nothing", Buffer.alloc(0)],
    ["a drawing with a script", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["an animation", Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00")],
    ["a document", Buffer.from("%PDF-1.7\n")],
    ["a picture of a third format", Buffer.from("RIFF\x00\x00\x00\x00WEBPVP8 ")],
    ["the first bytes of a JPEG", Buffer.of(0xff, 0xd8)],
  ])("is refused as another type when it is %s", async (_name, bytes) => {
    await expect(reencodePicture(bytes)).rejects.toMatchObject({ code: "documents.type" });
  });

  it.each([
    ["cut short", pictures.truncatedPhoto],
    [
      "a program with a JPEG's first bytes",
      async () => Buffer.from("\xff\xd8\xff\xe0<?php", "latin1"),
    ],
    ["the head of a PNG", async () => pictures.hugePng(100).subarray(0, 20)],
    ["smaller than 50 pixels", () => pictures.photo(49, 600)],
    ["more than 25 million pixels", async () => pictures.hugePng(5001)],
  ])("is refused as unreadable when it is %s", async (_name, bytes) => {
    await expect(reencodePicture(await bytes())).rejects.toMatchObject({
      code: "documents.unreadable",
    });
  });

  it("of 900 million pixels is refused by its header, quickly and without decoding it", async () => {
    await reencodePicture(await pictures.photo());
    const bomb = pictures.hugePng(30_000);
    const [before, began] = [process.memoryUsage().rss, performance.now()];
    await expect(reencodePicture(bomb)).rejects.toMatchObject({ code: "documents.unreadable" });
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
  });
});
