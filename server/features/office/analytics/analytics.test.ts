import { and, count, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import type { DeskRow } from "../../../../contract/office/desk/requests.ts";
import { LEAST_TOLD } from "../../../../domain/analytics/figures.ts";
import { dayAfter, dayInDubai } from "../../../../domain/calendar-day.ts";
import { erase } from "../../../../tests/support/privacy.ts";
import { sentRenewal } from "../../../../tests/support/sends.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { randomFor } from "../../../seed/requests/random.ts";
import { seedCommand } from "../../../seed/requests/seed-command.ts";
import { createSealer } from "../../audit/sealer.ts";
import { createCounting } from "../../figures/counting.ts";

const REQUESTS = 150;
const SEED = 20_261_130;

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let agent: string;
let admin: string;
let period: string;

const countAll = async () => {
  await createSealer(app.parts).seal();
  await createCounting(app.parts, async () => {}).count();
};

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  await seedCommand(["--requests", String(REQUESTS)], app.parts);
  staff = staffOf(app);
  [agent, admin] = [(await staff.enter()).cookie, (await staff.enter("admin")).cookie];
  const today = dayInDubai(app.parts.now());
  period = `from=${dayAfter(today, -365)}&to=${today}`;
  await countAll();
});
afterAll(() => app.close());

const read = async (query: string, cookie = admin) => {
  const answer = await staff.get(`/analytics?${query}`, cookie);
  expect([query, answer.statusCode, answer.json().code]).toEqual([query, 200, undefined]);
  return answer.json<{ data: Analytics }>().data;
};

const rowsOf = async (query: string) => {
  const all: DeskRow[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page = cursor && `&cursor=${cursor}`;
    const answer = await staff.get(`/analytics/requests?${query}&limit=40${page}`, agent);
    expect([query, answer.statusCode]).toEqual([query, 200]);
    const body = answer.json<{ data: DeskRow[]; nextCursor: string | null }>();
    all.push(...body.data);
    cursor = body.nextCursor;
  }
  return all;
};

const audited = async (event: string) => {
  const { audit } = schema;
  const since = dayAfter(dayInDubai(app.parts.now()), -365);
  const [row] = await app.parts.db
    .select({ count: count() })
    .from(audit)
    .where(
      and(
        eq(audit.subject, "request"),
        eq(audit.event, event),
        sql`${audit.at} >= ${`${since}T00:00:00+04:00`}::timestamptz`,
      ),
    );
  return row?.count ?? 0;
};

describe("figures of a period", () => {
  it("equal a count over the audit", async () => {
    const { funnel } = await read(period);
    expect(funnel.total.requests.now).toBe(await audited("submitted"));
    expect(funnel.total.leads.now).toBe(await audited("becameLead"));
    expect(funnel.total.paid.now).toBe(await audited("paymentConfirmed"));
    expect(funnel.total.policies.now).toBe(await audited("policyIssued"));
    expect(funnel.total.policies.now).toBeGreaterThan(0);
  });

  it("tell the premium of the policies, and our commission to whom it concerns", async () => {
    const { premium, by } = await read(period);
    const { policies } = schema;
    const today = dayInDubai(app.parts.now());
    const since = `${dayAfter(today, -365)}T00:00:00+04:00`;
    const [sum] = await app.parts.db
      .select({ fils: sql`coalesce(sum(${policies.premiumFils}), 0)`.mapWith(Number) })
      .from(policies)
      .where(
        and(
          inArray(policies.state, ["active", "cancelled", "total_loss", "renewed", "expired"]),
          sql`${policies.createdAt} >= ${since}::timestamptz`,
        ),
      );
    expect(by).toBe("insurer");
    expect(premium.total.premiumFils.now).toBe(sum?.fils);
    expect(premium.total.commissionFils?.now).toBeGreaterThan(0);
    const seen = await read(period, agent);
    expect(seen.premium.total.premiumFils).toEqual(premium.total.premiumFils);
    expect(seen.premium.total.commissionFils).toBeNull();
  });

  it.each(["emirate", "insurer", "cover", "kind", "language"])(
    "by %s add up, and tell no part of 1 to 4, nor what would tell it",
    async (by) => {
      const { funnel, lost } = await read(`${period}&by=${by}`);
      for (const [total, parts] of [
        ...(["requests", "leads", "paid", "policies"] as const).map(
          (step) => [funnel.total[step], funnel.rows.map((row) => row[step])] as const,
        ),
        [lost.total, lost.rows.map((row) => row.count)] as const,
      ]) {
        const told = parts.map(({ now }) => now);
        const hidden = told.filter((one) => one === null).length;
        const sum = told.reduce<number>((all, one) => all + (one ?? 0), 0);
        const rest = (total.now ?? 0) - sum;
        expect(hidden > 0 ? rest > 0 : rest === 0).toBe(true);
        expect(hidden === 1 && parts.length > 1).toBe(false);
        expect(told.some((one) => one !== null && one > 0 && one < LEAST_TOLD)).toBe(false);
      }
    },
  );

  it("open their rows, page by page", async () => {
    const { funnel } = await read(period);
    for (const [figure, shown] of [
      ["sent", funnel.total.requests],
      ["paid", funnel.total.paid],
      ["issued", funnel.total.policies],
    ] as const)
      expect(await rowsOf(`figure=${figure}&${period}`)).toHaveLength(shown.now ?? -1);
    for (const { value, requests } of funnel.rows) {
      if (requests.now === null) continue;
      const rows = await rowsOf(`figure=sent&${period}&insurer=${value}`);
      expect(rows).toHaveLength(requests.now);
    }
    const some = await rowsOf(`figure=sent&${period}&language=ar&kind=renew`);
    expect(some.every(({ language, type }) => language === "ar" && type === "renew")).toBe(true);
    expect(await rowsOf(`figure=sent&${period}&colleague=nobody`)).toEqual([]);
  });

  it("tell days within a quarter, and months of a year", async () => {
    const today = dayInDubai(app.parts.now());
    const month = await read(`from=${dayAfter(today, -27)}&to=${today}`);
    expect(month.steps).toHaveLength(28);
    const sent = (shown: Analytics) => shown.steps.reduce((sum, step) => sum + step.sent, 0);
    expect(sent(month)).toBe(month.funnel.total.requests.now);
    const year = await read(period);
    expect(year.steps.length).toBeLessThan(15);
    expect(sent(year)).toBe(year.funnel.total.requests.now);
  });

  it("tell beside the steps all that was counted before", async () => {
    const today = dayInDubai(app.parts.now());
    const random = randomFor(SEED, 1);
    for (let count = 0; count < 12; count++) {
      const to = dayAfter(today, -random.whole(0, 200));
      const days = random.whole(0, 1) ? random.whole(93, 366) : random.whole(1, 92);
      const shown = await read(`from=${dayAfter(to, 1 - days)}&to=${to}`);
      const before = shown.steps.reduce((sum, step) => sum + step.before, 0);
      expect([shown.period, before]).toEqual([shown.period, shown.funnel.total.requests.before]);
    }
  });

  it("come as CSV, as they are shown", async () => {
    const { funnel } = await read(period);
    const answer = await staff.get(`/analytics/funnel?${period}`, agent);
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const [, all, ...parts] = answer.payload.trim().split("\n");
    expect(all).toMatch(`all,${funnel.total.requests.now},`);
    for (const [at, { value, requests }] of funnel.rows.entries()) {
      const { now, before, erased } = requests;
      const [name, ...cells] = parts[at]?.split(",") ?? [];
      expect([name, ...cells.slice(0, 3)]).toEqual([
        value,
        String(now ?? "hidden"),
        String(before ?? "hidden"),
        now === null ? "hidden" : String(erased),
      ]);
    }
    for (const table of ["premium", "times", "lost", "workload", "shown", "visits", "speed"])
      expect((await staff.get(`/analytics/${table}?${period}`, agent)).statusCode).toBe(200);
    expect((await staff.get(`/analytics/premium?${period}`, agent)).payload).not.toContain(
      "commission",
    );
  });

  it.each([
    ["from=2026-02-30&to=2026-03-01", "from"],
    ["from=2026-03-02&to=2026-03-01", "to"],
    ["from=2020-01-01&to=2026-03-01", "to"],
    ["by=name", "by"],
  ])("refuse %s", async (query, field) => {
    const answer = await staff.get(`/analytics?${query}`, agent);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  });

  it("stay as they are when a request is erased, and say that its row is gone", async () => {
    const { person, requestId } = await sentRenewal(app);
    await countAll();
    const before = await read("");
    expect((await rowsOf("figure=sent")).some(({ id }) => id === requestId)).toBe(true);
    expect((await erase(app, person, "unsold")).statusCode).toBe(200);
    await countAll();
    const after = await read("");
    expect(after.funnel.total.requests.now).toBe(before.funnel.total.requests.now);
    expect(after.funnel.total.requests.erased).toBe(before.funnel.total.requests.erased + 1);
    expect((await rowsOf("figure=sent")).some(({ id }) => id === requestId)).toBe(false);
  });
});
