import { asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FigureRows } from "../../../../contract/office/analytics/figure-rows.ts";
import { countedOf } from "../../../../domain/analytics/figures.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { seedCommand } from "../../../seed/requests/seed-command.ts";
import { createSealer } from "../../audit/sealer.ts";
import { createCounting } from "../../figures/counting.ts";

const { audit, requests } = schema;

type Member = Awaited<ReturnType<ReturnType<typeof staffOf>["enter"]>>;

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let [agent, colleague, admin]: Member[] = [];
let ids: string[];

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  const { db } = app.parts;
  await seedCommand(["--requests", "12"], app.parts);
  staff = staffOf(app);
  [agent, colleague, admin] = [
    await staff.enter(),
    await staff.enter(),
    await staff.enter("admin"),
  ];
  const rows = await db.select().from(requests).orderBy(asc(requests.id)).limit(9);
  ids = rows.map(({ id }) => id);
  const at = app.parts.now();
  for (const [place, request] of rows.entries())
    await db.insert(audit).values({
      actor: "staff",
      actorId: (place < 3 ? agent : colleague)?.id ?? "",
      subject: "request",
      subjectId: request.id,
      event: "offered",
      at,
      detail: { counted: countedOf(request) },
    });
  const take = (some: string[], assignee: string | null) =>
    db.update(requests).set({ assignee }).where(inArray(requests.id, some));
  await take(ids.slice(0, 5), agent?.id ?? null);
  await take(ids.slice(5, 8), colleague?.id ?? null);
  await take(ids.slice(8), null);
  await createSealer(app.parts).seal();
  await createCounting(app.parts, async () => {}).count();
});
afterAll(() => app.close());

const ask = (query: string, member = admin) => {
  const today = dayInDubai(app.parts.now());
  const days = `from=${today}&to=${today}&limit=40`;
  return staff.get(`/analytics/requests?${days}&${query}`, member?.cookie ?? "");
};
const rowsOf = async (query: string, member = admin) => {
  const answer = await ask(query, member);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  const { data, names } = answer.json<FigureRows>();
  return { ids: data.map(({ id }) => id).toSorted(), names };
};

describe("the rows of a figure", () => {
  it("are found by who did it, and by who has the request", async () => {
    const of = (member: Member | undefined) => member?.id ?? "";
    const found = async (query: string) => (await rowsOf(`figure=offered&${query}`)).ids;
    expect(await found(`colleague=${of(colleague)}`)).toEqual(ids.slice(3));
    expect(await found(`assignee=${of(agent)}`)).toEqual(ids.slice(0, 5));
    expect(await found(`assignee=${of(colleague)}`)).toEqual(ids.slice(5, 8));
    expect(await found("assignee=none")).toEqual(ids.slice(8));
    expect(await found("assignee=nobody")).toEqual([]);
    const both = `colleague=${of(colleague)}&assignee=${of(agent)}`;
    expect(await found(both)).toEqual(ids.slice(3, 5));
    const { insurer } = (
      await app.parts.db
        .select({ insurer: requests.insurer })
        .from(requests)
        .where(eq(requests.id, ids[0] ?? ""))
    )[0] ?? { insurer: null };
    const some = await found(`assignee=${of(agent)}&insurer=${insurer ?? "none"}`);
    expect(some).toContain(ids[0]);
    expect(ids.slice(0, 5)).toEqual(expect.arrayContaining(some));
  });

  it("are an agent's own where somebody's work is asked for", async () => {
    for (const one of [agent, colleague, admin]) {
      const done = await rowsOf(`figure=offered&colleague=${one?.id}`, agent);
      expect(done.ids).toEqual(ids.slice(0, 3));
      const taken = await rowsOf(`figure=offered&assignee=${one?.id}`, agent);
      expect(taken.ids).toEqual(ids.slice(0, 5));
    }
    const { ids: all, names } = await rowsOf("figure=offered", agent);
    expect(all).toEqual(ids);
    expect(names.colleagues.map(({ id }) => id)).toEqual([agent?.id]);
    expect((await rowsOf("figure=offered")).names.colleagues.length).toBeGreaterThan(2);
  });

  it("of what we earn are not for agents", async () => {
    const answer = await ask("figure=commission", agent);
    expect([answer.statusCode, answer.json().code]).toEqual([403, "staff.forbidden"]);
    expect((await ask("figure=premium", agent)).statusCode).toBe(200);
    expect((await ask("figure=commission")).statusCode).toBe(200);
  });
});
