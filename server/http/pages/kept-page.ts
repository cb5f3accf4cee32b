import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page in memory in every encoding, each with its own etag. */
export type KeptPage = {
  /** CSP sources of the inline scripts and styles, computed from the bytes that are sent. */
  scripts: readonly string[];
  styles: readonly string[];
  bodies: Record<"identity" | "gzip" | "br", Buffer>;
  etag: string;
};

const hashesOf = (html: string, element: "script" | "style") => {
  const found = html.matchAll(
    new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${element}>`, "g"),
  );
  const hashes = Array.from(found, ([, content]) =>
    createHash("sha256")
      .update(content ?? "")
      .digest("base64"),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
};

const brotliAt = (html: Buffer, quality: number) =>
  brotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

/** Keeps a page: quick compression now, the best in the background. */
export const keepPage = async (html: string): Promise<KeptPage> => {
  const identity = Buffer.from(html);
  const page: KeptPage = {
    scripts: hashesOf(html, "script"),
    styles: hashesOf(html, "style"),
    bodies: { identity, gzip: await gzipped(identity), br: await brotliAt(identity, 4) },
    etag: createHash("sha256").update(identity).digest("base64url").slice(0, 22),
  };
  void brotliAt(identity, 11).then((best) => {
    page.bodies.br = best;
  });
  return page;
};

const ACCEPTS = { br: /\bbr\b(?!;\s*q=0)/, gzip: /\bgzip\b(?!;\s*q=0)/ };

export const encodingFor = (accepted: string | undefined): keyof KeptPage["bodies"] => {
  if (ACCEPTS.br.test(accepted ?? "")) return "br";
  return ACCEPTS.gzip.test(accepted ?? "") ? "gzip" : "identity";
};
