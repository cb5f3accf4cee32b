import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { type CachedAnswer, toCachedAnswer } from "./cached-answers.ts";
import { contentTag } from "./content-tag.ts";

const FOLDER = join(
  dirname(createRequire(import.meta.url).resolve("@fastify/swagger-ui")),
  "static",
);
const NAME = /^[\w-]+\.\w+$/;

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
};

const answerOf = async (name: string) => {
  const content = await readFile(join(FOLDER, name)).catch(() => undefined);
  if (!content) return undefined;
  const headers = {
    "content-type": TYPES[extname(name)] ?? "application/octet-stream",
    "cache-control": "public, max-age=3600",
    vary: "Accept-Encoding",
  };
  return toCachedAnswer(content, headers, contentTag(content));
};

/** Swagger's own files; the plugin would compress 1.5 MB for every call. */
export const createDocsFiles = () => {
  const known = new Map<string, Promise<CachedAnswer | undefined>>();
  return (name: string) => {
    if (!NAME.test(name)) return undefined;
    const found = known.get(name) ?? answerOf(name);
    known.set(name, found);
    void found.then((answer) => answer ?? known.delete(name));
    return found;
  };
};
