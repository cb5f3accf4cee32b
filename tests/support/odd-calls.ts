import fc from "fast-check";
import { type Known, recordFor, wordsFor } from "./fitting-values.ts";
import { oddBody } from "./odd-bodies.ts";
import type { Files } from "./odd-files.ts";
import { oddText, textOf } from "./odd-values.ts";
import type { RegisteredRoute } from "./registered-routes.ts";

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** A part of an address: an existing value, or anything, even invalid UTF-8. */
const pathPart = (name: string, known: Known) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: (wordsFor(name, known) ?? fc.constant("x")).map(encoded),
    },
    { weight: 2, arbitrary: oddText.filter((text) => text !== "").map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom("%ff", "%", "%00", "%2e%2e%2f", "%F0%9F") },
  );

const addressOf = (route: RegisteredRoute, known: Known) => {
  const names = Array.from(route.url.matchAll(/:(\w+)/g), ([, name = ""]) => name);
  const query = route.schema.querystring
    ? fc.oneof(
        recordFor(route.schema.querystring, known),
        fc.dictionary(fc.constantFrom("limit", "cursor", "lang", "__proto__"), oddText),
      )
    : fc.constantFrom({}, { lang: "ar" }, { lang: "\0" });
  return fc.tuple(query, ...names.map((name) => pathPart(name, known))).map(([asked, ...parts]) => {
    const path = names.reduce(
      (url, name, index) => url.replace(`:${name}`, () => parts[index] ?? ""),
      route.url as string,
    );
    const search = Object.entries(asked).map(
      ([name, value]) => `${name}=${encoded(textOf(value))}`,
    );
    return search.length > 0 ? `${path}?${search.join("&")}` : path;
  });
};

const oddHeaders = fc.record(
  {
    "idempotency-key": fc.constantFrom("key-1", "key-2", "", "x".repeat(300), "\u00fc"),
    "if-match": fc.constantFrom('"1"', "1", "*", 'W/"2"', "-1", "x", "1e9"),
    "accept-language": fc.constantFrom("ar", "en;q=0", "*", "x".repeat(500)),
    "content-encoding": fc.constantFrom("gzip", "identity"),
    range: fc.constantFrom("bytes=0-1", "bytes=-"),
  },
  { requiredKeys: [] },
);

export const oddCall = (route: RegisteredRoute, known: Known, files: Files) =>
  fc.record({
    route: fc.constant(`${route.method} ${route.url}`),
    caller: fc.constantFrom("cookie", "cookie", "bearer", "anonymous", "forged" as const),
    url: addressOf(route, known),
    body: oddBody(route, known, files),
    headers: fc.oneof(fc.constant({}), fc.constant({}), oddHeaders),
  });

export type OddCall = ReturnType<typeof oddCall> extends fc.Arbitrary<infer Call> ? Call : never;
