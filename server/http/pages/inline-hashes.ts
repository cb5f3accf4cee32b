import { createHash } from "node:crypto";

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

export const inlineHashes = (html: string) => ({
  scripts: hashesOf(html, "script"),
  styles: hashesOf(html, "style"),
});
