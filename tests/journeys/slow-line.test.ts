import { afterAll, expect, it } from "vitest";
import { openSlowLine } from "../support/slow-line.ts";
import { arrive, product } from "./journey.ts";

const line = await openSlowLine(product.address);
afterAll(() => line.close());

const pages = ["/", "/carinsurance", "/about", "/contact", "/partners", "/PetInsurance"];

it.each(pages.flatMap((path) => [path, path === "/" ? "/ar" : `/ar${path}`]))(
  "does not jump while it comes in pieces: %s",
  async (path) => {
    const someone = await arrive({ language: path.startsWith("/ar") ? "ar" : "en", width: 390 });
    await someone.page.goto(line.address + path, { waitUntil: "load" });
    expect(await someone.shift()).toBeLessThan(0.05);
    await someone.context.close();
  },
);
