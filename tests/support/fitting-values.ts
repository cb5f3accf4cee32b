import fc from "fast-check";
import * as z from "zod/mini";
import { likely } from "./likely-values.ts";
import { oddValue } from "./odd-values.ts";

/** The part of JSON Schema that the contract's inputs need. */
type Shape = {
  type?: string;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  properties?: Record<string, Shape>;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

const shapeOf = (schema: z.ZodMiniType): Shape =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;

/** Values that exist now, by field name: ids of requests, prices of packages. */
export type Known = () => Record<string, readonly string[]>;

/** Reads what exists when a call is generated, since calls change it. */
export const wordsFor = (name: string, known: Known): fc.Arbitrary<string> | undefined => {
  const words = known()[name] ?? likely[name];
  return (
    words &&
    fc.nat(59).map((at) => {
      const now = known()[name] ?? words;
      return now[at % now.length] ?? "";
    })
  );
};

const fitting = (name: string, shape: Shape, known: Known): fc.Arbitrary<unknown> => {
  const words = wordsFor(name, known);
  if (words) return words;
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => fitting(name, one, known)));
  if (shape.properties) return recordOf(shape.properties, known);
  if (shape.type === "string") return fc.string({ maxLength: Math.min(shape.maxLength ?? 60, 60) });
  if (shape.type === "boolean") return fc.boolean();
  if (shape.type === "integer" || shape.type === "number")
    return fc.integer({ min: shape.minimum ?? -9, max: shape.maximum ?? 999 });
  if (shape.type === "null") return fc.constant(null);
  if (shape.type === "object") return fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue());
  return oddValue;
};

const recordOf = (properties: Record<string, Shape>, known: Known) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, shape]) => [name, fitting(name, shape, known)]),
    ),
  );

export const recordFor = (schema: z.ZodMiniType | undefined, known: Known) =>
  recordOf((schema && shapeOf(schema).properties) ?? {}, known);
