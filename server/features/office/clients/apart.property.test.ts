import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { schema } from "../../../adapters/database/schema.ts";
import { allRows } from "../../../../tests/support/rows.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import { requestValues } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { insertJoinIn, separateIn } from "../../../records/clients/joins-store.ts";
import { openingsOf } from "../../../records/clients/openings-store.ts";

const { calls, clients, messages, notes, requests, users } = schema;

/** `npm run test:long` takes five hundred. */
const PEOPLE = process.env["TEST_LONG"] === undefined ? 50 : 500;
const TIMEOUT_MS = 300_000;
/** All share these, so that whoever is told apart by likeness is mixed up. */
const NAMES = ["Khalid Al Mansoori", "Khaled Almansouri", "خالد المنصوري"];
const PHONE = "+971501234567";

const anybody = fc
  .record({
    name: fc.constantFrom(...NAMES),
    hasAccount: fc.boolean(),
    own: fc.integer({ min: 0, max: 2 }),
    leads: fc.integer({ min: 0, max: 2 }),
    hasMessage: fc.boolean(),
    hasWork: fc.boolean(),
  })
  .filter(({ hasAccount, leads }) => hasAccount || leads > 0);
type Anybody = typeof anybody extends fc.Arbitrary<infer One> ? One : never;

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let member: { id: string; cookie: string };
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  staff = staffOf(app);
  const { cookie } = await staff.enter("compliance");
  member = { id: (await app.staff.sessions.find(cookie))?.id ?? "", cookie };
});
afterAll(() => app.close());

const markOf = (index: number) => `zq${index}zq`;
const emailOf = (index: number) => `${markOf(index)}@example.test`;

/** What is written about somebody carries their mark. */
const store = async (one: Anybody, index: number) => {
  const { db } = app.parts;
  const [mark, email, id] = [markOf(index), emailOf(index), randomUUID()];
  const owner = { id: one.hasAccount ? id : null, email, username: one.name };
  const about = { phone: PHONE, answers: { note: mark }, plateNumber: String(index) };
  if (one.hasAccount)
    await db.insert(users).values({
      id,
      username: one.name,
      email,
      phone: PHONE,
      passwordHash: "none",
      language: "en",
      verifiedAt: app.parts.now(),
    });
  const rows = [
    ...Array.from({ length: one.hasAccount ? one.own : 0 }, () => requestValues(owner, about)),
    ...Array.from({ length: one.leads }, () => requestValues({ ...owner, id: null }, about)),
  ].map((row, place) => ({ ...row, number: `MZ-${mark}${place}` }));
  if (rows.length > 0) await db.insert(requests).values(rows);
  const [first] = rows;
  if (one.hasWork && first) {
    const subject = { subject: "request" as const, subjectId: first.id, staffId: member.id };
    await db.insert(notes).values({ ...subject, text: `Note about ${mark}` });
    await db.insert(calls).values({ ...subject, outcome: "reached" });
  }
  if (one.hasMessage) {
    const message = { name: one.name, email, message: `From ${mark}`, language: "en" as const };
    await db.insert(messages).values({ ...message, consent: true });
  }
};

const marksIn = (text: string) => new Set(text.match(/zq\d+zq/g));

it(
  `nothing of one of ${PEOPLE} people is on another's page, in their export or log`,
  async () => {
    const people = fc.sample(anybody, { numRuns: PEOPLE, seed: 37 });
    for (const [index, one] of people.entries()) await store(one, index);
    const idAt = new Map(
      (await app.parts.db.select().from(clients)).map(({ id, email }) => [email, id]),
    );
    for (const index of people.keys()) {
      const id = idAt.get(emailOf(index));
      const answers = [
        await staff.get(`/clients/${id}`, member.cookie),
        await staff.get(`/clients/${id}/timeline?limit=500`, member.cookie),
        await staff.post(`/clients/${id}/export`, { format: "json" }, member.cookie),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      const seen = marksIn(answers.map(({ body }) => body).join());
      expect(seen).toEqual(new Set([markOf(index)]));
      const log = await openingsOf(app.parts.db, emailOf(index));
      expect(log.map(({ kind }) => kind).toSorted()).toEqual(["client", "export"]);
    }
  },
  TIMEOUT_MS,
);

it("joined and separated leaves every row but the join's own as it was", async () => {
  const ids = (await app.parts.db.select({ id: clients.id }).from(clients)).map(({ id }) => id);
  const pairs = Array.from({ length: PEOPLE / 10 }, (_, place) => [ids[place], ids.at(-1 - place)]);
  const before = await allRows(app, ["client_joins"]);
  for (const [clientId = "", otherId = ""] of pairs)
    await app.parts.db.transaction(async (tx) => {
      const by = { joinedBy: member.id, joinedAt: new Date() };
      const id = await insertJoinIn(tx, { clientId, otherId, proof: "mail", ...by });
      const separated = await separateIn(tx, { id, clientId }, member.id, new Date());
      expect(separated).toBeDefined();
    });
  expect(await allRows(app, ["client_joins"])).toEqual(before);
});
