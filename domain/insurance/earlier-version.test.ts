import { expect, it } from "vitest";
import { versionPricedWith } from "./earlier-version.ts";

const at = (text: string) => new Date(text);
const versions = [
  { name: "first", onSaleFrom: at("2026-01-01T00:00:00Z") },
  { name: "second", onSaleFrom: at("2026-11-12T08:00:00Z") },
];

it.each([
  ["before a change", "2026-11-11T09:00:00Z", "2026-11-20T09:00:00Z", "2026-11-11", "first"],
  ["after it", "2026-11-12T08:00:00Z", "2026-11-12T09:00:00Z", "2026-11-12", "second"],
  [
    "on its day, before it, and left alone",
    "2026-11-12T06:00:00Z",
    "2026-11-12T07:00:00Z",
    "2026-11-12",
    "first",
  ],
  [
    "on its day, before it, and touched later",
    "2026-11-12T06:00:00Z",
    "2026-11-13T07:00:00Z",
    "2026-11-12",
    undefined,
  ],
  [
    "long before, and rated again after it",
    "2026-10-01T06:00:00Z",
    "2026-11-14T07:00:00Z",
    "2026-11-13",
    "second",
  ],
  ["before all of them", "2025-12-01T06:00:00Z", "2026-11-14T07:00:00Z", "2025-12-01", undefined],
])("what was sold %s", (_what, createdAt, changedAt, ratedOn, name) => {
  const sold = { createdAt: at(createdAt), changedAt: at(changedAt), ratedOn };
  expect(versionPricedWith(versions, sold)?.name).toBe(name);
});
