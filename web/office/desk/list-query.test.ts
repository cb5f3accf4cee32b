import { expect, test } from "vitest";
import { type ListQuery, readListQuery, writeListQuery } from "./list-query.ts";

test.each([
  ["", { view: "new" }],
  ["view=mine", { view: "mine" }],
  ["view=nonsense&state=nonsense", { view: "new" }],
  ["q=+77140+", { view: "all", q: "77140" }],
  ["view=leads&q=%20&state=lead", { view: "leads", state: "lead" }],
])("?%s shows %o", (search, query) => {
  expect(readListQuery(new URLSearchParams(search))).toEqual(query);
});

test("what is written into the address is read from it", () => {
  const query: ListQuery = { view: "overdue", q: "C 77140 & خالد", state: "paid" };
  expect(readListQuery(new URLSearchParams(writeListQuery(query)))).toEqual(query);
});
