import type { FastifyInstance } from "fastify";

/** Alternatives: surrogate pair, lone surrogate (captured), any other escape. */
const ESCAPES =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(\\u[dD][89a-fA-F][\da-fA-F]{2})|\\./gs;

/** Replaces lone surrogates, which JSON escapes allow and PostgreSQL cannot store. */
export const wholeCharacters = (json: string) =>
  json.replace(ESCAPES, (escape, half?: string) => (half === undefined ? escape : "\\ufffd"));

export const acceptJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => parse(request, wholeCharacters(body), done),
  );
};
