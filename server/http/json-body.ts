import type { FastifyInstance } from "fastify";

/** The escapes in a JSON text: a character in two, half of one, any other. */
const ESCAPES =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(\\u[dD][89a-fA-F][\da-fA-F]{2})|\\./gs;

/**
 * A JSON text with the replacement character for every half of one: JSON's escapes can say such
 * halves, and PostgreSQL keeps none.
 */
export const wholeCharacters = (json: string) =>
  json.replace(ESCAPES, (escape, half?: string) => (half === undefined ? escape : "\\ufffd"));

/** Reads JSON bodies as Fastify does, in whole characters. */
export const acceptJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => parse(request, wholeCharacters(body), done),
  );
};
