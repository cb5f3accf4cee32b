import fc from "fast-check";
import { oddValue } from "./odd-values.ts";

export type Entry = readonly [name: string, value: unknown];

/** One change to a good body; `at` picks the place. */
type Mischief = { at: number; value: unknown; name: string } & {
  kind: "drop" | "replace" | "double" | "add";
};

const mischief: fc.Arbitrary<Mischief> = fc.record({
  kind: fc.constantFrom("drop", "drop", "replace", "replace", "double", "add"),
  at: fc.nat(1_000),
  value: oddValue,
  name: fc.constantFrom(
    "__proto__",
    "constructor",
    "prototype",
    "role",
    "userId",
    "",
    "a".repeat(200),
  ),
});

const mixUp = (entries: readonly Entry[], { kind, at, value, name }: Mischief): Entry[] => {
  if (kind === "add") return [...entries, [name, value]];
  const index = entries.length === 0 ? 0 : at % entries.length;
  const [chosen] = entries.slice(index, index + 1);
  if (!chosen) return [];
  if (kind === "drop") return entries.toSpliced(index, 1);
  if (kind === "double") return [...entries, chosen];
  return entries.with(index, [chosen[0], value]);
};

export const oddFields = (good: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Entry[]> =>
  good.chain((fields) =>
    fc
      .oneof(fc.constant([]), fc.array(mischief, { maxLength: 4 }))
      .map((all) => all.reduce(mixUp, Object.entries(fields))),
  );
