import fc from "fast-check";

const oddTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "‮١٢٣",
  "𝟙𝟚𝟛",
  "🚗🛞",
  "é".normalize("NFD").repeat(40),
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
  "null",
  "NaN",
  "Infinity",
  "-1",
  "1e400",
  "-0.005",
  "99999999999999999999",
  "2026-02-30",
  "0000-00-00",
  "-271822-04-21",
  "9999-99-99",
  "../../etc/passwd",
  "' or '1'='1",
  "%00%ff%",
  "{}",
  "[1",
  '{"__proto__":{"email":"x"}}',
  "<script>alert(1)</script>",
  "line\r\nset-cookie: token=1",
  "x".repeat(5_000),
  "٠".repeat(400),
] as const;

export const oddText = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
);

export const oddValue = fc.oneof(
  oddText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant({ __proto__: null, toString: 1, constructor: { prototype: { role: "admin" } } }),
  fc.array(oddText, { maxLength: 30 }),
);

export const textOf = (value: unknown) =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");
