import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrPicture } from "./qr-picture.ts";

const uri = "otpauth://totp/Mizalla:someone%40example.test?secret=ABCDEFGH&issuer=Mizalla";

test("the path of a QR code covers its dark squares and no others", () => {
  const { size, path } = qrPicture(uri);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  expect(drawn).toEqual(encode(uri, { ecc: "M", border: 2 }).data);
});
