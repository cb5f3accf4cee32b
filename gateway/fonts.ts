import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import type { FastifyInstance } from "fastify";

const files: Readonly<Record<string, string>> = {
  "manrope.woff2": "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2",
  "alexandria-arabic.woff2":
    "@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2",
  "alexandria-latin.woff2":
    "@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2",
};

export const fontRoute = (app: FastifyInstance) => {
  const { resolve } = createRequire(import.meta.url);
  app.get<{ Params: { name: string } }>("/fonts/:name", (request, reply) => {
    const file = Object.hasOwn(files, request.params.name) ? files[request.params.name] : undefined;
    if (!file) return reply.callNotFound();
    reply.header("cache-control", "public, max-age=31536000, immutable").type("font/woff2");
    return reply.send(createReadStream(resolve(file)));
  });
};
