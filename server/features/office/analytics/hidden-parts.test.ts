import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { createSealer } from "../../audit/sealer.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { createCounting } from "../../figures/counting.ts";

/** By emirate, and how many of them are erased. */
const sent = { dubai: [9, 1], ajman: [3, 2], sharjah: [6, 1], fujairah: [8, 0] } as const;

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let admin: string;
let today: string;

const write = (emirate: string, isErased: boolean) => {
  const counted = {
    emirate,
    insurer: "hazm",
    cover: null,
    kind: "new",
    language: "en",
    plan: null,
  };
  const row = { actor: "system", subject: "request", subjectId: randomUUID() } as const;
  const detail = { counted: { ...counted, invented: false } };
  return app.parts.db
    .insert(schema.audit)
    .values([
      { ...row, event: "submitted", at: app.parts.now(), detail },
      ...(isErased ? [{ ...row, event: "erased", at: app.parts.now() }] : []),
    ]);
};

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  staff = staffOf(app);
  admin = (await staff.enter("admin")).cookie;
  today = dayInDubai(app.parts.now());
  for (const [emirate, [count, erased]] of Object.entries(sent))
    for (let at = 0; at < count; at++) await write(emirate, at < erased);
  await createSealer(app.parts).seal();
  await createCounting(app.parts, async () => {}).count();
});
afterAll(() => app.close());

const erasedOf = async (query: string) => {
  const days = `figure=sent&from=${today}&to=${today}`;
  const answer = await staff.get(`/analytics/requests?${days}&limit=10${query}`, admin);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<{ erased: number | null }>().erased;
};

describe("a part of 1 to 4", () => {
  it("is hidden with the next smallest, so that the total does not tell it", async () => {
    const answer = await staff.get(`/analytics?from=${today}&to=${today}&by=emirate`, admin);
    const { funnel } = answer.json<{ data: Analytics }>().data;
    expect(funnel.total.requests).toEqual({ now: 26, before: 0, erased: 4 });
    const rows = funnel.rows.map(({ value, requests }) => [value, requests]);
    expect(Object.fromEntries(rows)).toEqual({
      dubai: { now: 9, before: 0, erased: 1 },
      fujairah: { now: 8, before: 0, erased: 0 },
      ajman: { now: null, before: 0, erased: 0 },
      sharjah: { now: null, before: 0, erased: 0 },
    });
  });

  it("does not say in its rows how many were erased", async () => {
    expect(await erasedOf("")).toBe(4);
    expect(await erasedOf("&emirate=dubai")).toBe(1);
    expect(await erasedOf("&emirate=fujairah")).toBe(0);
    expect(await erasedOf("&emirate=ajman")).toBeNull();
    expect(await erasedOf("&emirate=sharjah")).toBeNull();
    expect(await erasedOf("&insurer=hazm")).toBe(4);
    expect(await erasedOf("&insurer=hazm&emirate=dubai")).toBeNull();
  });
});
