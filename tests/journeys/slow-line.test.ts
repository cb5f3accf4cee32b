import { afterAll, expect, it } from "vitest";
import { openSlowLine } from "../support/slow-line.ts";
import { arrive, product } from "./journey.ts";

const line = await openSlowLine(product.address);
afterAll(() => line.close());

const paths = ["", "/carinsurance", "/about", "/contact", "/partners", "/PetInsurance"];
/** The home page in both languages, the others in alternating ones; the long run uses all. */
const pages = paths.flatMap((path, turn) => {
  const both = [path || "/", `/ar${path}`];
  return turn === 0 || process.env["TEST_LONG"] ? both : both.slice(turn % 2, (turn % 2) + 1);
});

it.each(pages)("does not shift while it arrives in pieces: %s", async (path) => {
  const someone = await arrive({ language: path.startsWith("/ar") ? "ar" : "en", width: 390 });
  await someone.page.goto(line.address + path, { waitUntil: "load" });
  expect(await someone.shift()).toBeLessThan(0.05);
  await someone.context.close();
});
