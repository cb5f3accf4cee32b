import type { PdfText } from "./pdf-values.ts";

const escaped: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

const unescape = (written: string) =>
  written.replace(/\\(?:([0-7]{1,3})|\r\n|([^]))/g, (_, octal?: string, sign?: string) => {
    if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8) & 255);
    if (sign === undefined || sign === "\n" || sign === "\r") return "";
    return escaped[sign] ?? sign;
  });

const bytesOf = ({ is, written }: PdfText): Buffer => {
  if (is === "text") return Buffer.from(unescape(written), "latin1");
  const digits = written.replace(/[^\dA-Fa-f]/g, "");
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
};

const decode = (bytes: Buffer): string => {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff)
    return bytes
      .subarray(2, bytes.length - (bytes.length % 2))
      .swap16()
      .toString("utf16le");
  if (first === 0xff && second === 0xfe) return bytes.subarray(2).toString("utf16le");
  if (first === 0xef && second === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3).toString();
  return bytes.toString("latin1");
};

/**
 * A web page, a mail address or a phone number. An address without a scheme may open a file beside
 * the PDF, unless it is a place in the same document or begins as web pages do.
 */
const GOOD = /^(https?:|mailto:|tel:|www\.|#)/i;
/** Readers leave some of these out: "java\nscript:" is a script. */
const CONTROL = /[\0-\x1f\x7f-\x9f]/;

/** Whether a link may lead there (finding E12). */
export const isGoodLink = (text: PdfText): boolean => {
  const address = decode(bytesOf(text)).trim();
  return GOOD.test(address) && !CONTROL.test(address);
};
