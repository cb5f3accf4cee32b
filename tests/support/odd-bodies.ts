import fc from "fast-check";
import { type Known, recordFor } from "./fitting-values.ts";
import { multipart, type Part } from "./multipart.ts";
import { type Body, damaged } from "./odd-damage.ts";
import { type Entry, oddFields } from "./odd-fields.ts";
import { type Files, oddFiles } from "./odd-files.ts";
import { textOf } from "./odd-values.ts";
import type { RegisteredRoute } from "./registered-routes.ts";

const jsonOf = (entries: readonly Entry[]) =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? "null"}`).join(",")}}`;

const noBody: Body = { payload: "", headers: {} };

export const oddBody = (route: RegisteredRoute, known: Known, files: Files): fc.Arbitrary<Body> => {
  const schema = route.fields ?? route.schema.body;
  if (route.method === "GET") return fc.constant(noBody);
  const entries = oddFields(recordFor(schema, known));
  const asJson = entries.map((some): Body => ({
    payload: jsonOf(some),
    headers: { "content-type": "application/json" },
  }));
  const asParts = fc
    .tuple(entries, route.fields ? oddFiles(files) : fc.constant([]))
    .map(([some, pictures]): Body => {
      const texts = some.map(([name, value]): Part => [name, textOf(value)]);
      return multipart([...texts, ...pictures]);
    });
  const asForm = entries.map((some): Body => ({
    payload: new URLSearchParams(some.map(([name, value]) => [name, textOf(value)])).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  }));
  const [usual, other] = route.fields ? [asParts, asJson] : [asJson, asParts];
  return damaged(
    fc.oneof(
      { weight: 8, arbitrary: usual },
      { weight: 1, arbitrary: other },
      { weight: 1, arbitrary: asForm },
    ),
  );
};
