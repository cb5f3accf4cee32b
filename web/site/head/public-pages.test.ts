import { expect, it } from "vitest";
import { publicPages } from "./public-pages.ts";

it("names each page once", () => {
  expect(publicPages).toEqual([...new Set(publicPages)]);
});
