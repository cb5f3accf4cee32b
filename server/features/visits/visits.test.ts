import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { countedPage } from "./counted-page.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const visit = (payload: object) =>
  app.call({ method: "POST", url: "/api/users/addvistior", payload });

const counts = async () => {
  const rows = await app.parts.db.select().from(schema.visits);
  return Object.fromEntries(rows.map((row) => [`${row.page} ${row.day}`, row.count]));
};

describe("a visited page", () => {
  it.each([
    ["/", "/"],
    ["home", "/"],
    ["/ar", "/"],
    ["/ar/", "/"],
    ["/ar/vehicle-insurance?from=mail", "/vehicle-insurance"],
    ["petinsurance", "/PetInsurance"],
    ["/profile/update/", "/profile/update"],
    ["/arabia", "other"],
    ["/reset-password/secret-token", "other"],
    ["__proto__", "other"],
    ["\0", "other"],
  ])("%j counts as %j", (page, counted) => {
    expect(countedPage(page)).toBe(counted);
  });
});

describe("counting visits", () => {
  it("adds up by page and day in Dubai, by our clock, and answers without content", async () => {
    const today = dayInDubai(app.parts.now());
    for (const page of ["/", "home", "/made-up-1", "/made-up-2", "x".repeat(100)]) {
      const answer = await visit({ page, visitedAt: "1999-01-01T00:00:00Z" });
      expect([answer.statusCode, answer.payload]).toEqual([204, ""]);
    }
    expect(await counts()).toEqual({ [`/ ${today}`]: 2, [`other ${today}`]: 3 });

    app.wait(24 * 60 * 60 * 1000);
    await Promise.all(Array.from({ length: 20 }, () => visit({ page: "/contact" })));
    expect((await counts())[`/contact ${dayInDubai(app.parts.now())}`]).toBe(20);
  });

  it.each([[{}], [{ page: "" }], [{ page: "x".repeat(101) }], [{ page: 7 }]])(
    "refuses %j",
    async (payload) => {
      const answer = await visit(payload);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
    },
  );

  it("refuses more than a kilobyte", async () => {
    const answer = await visit({ page: "/", visitedAt: "x".repeat(1024) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, "request.tooLarge"]);
  });
});
