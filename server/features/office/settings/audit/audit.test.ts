import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AuditChain, AuditEntry } from "../../../../../contract/office/settings/audit.ts";
import { dayInDubai } from "../../../../../domain/calendar-day.ts";
import { MINUTE_MS } from "../../../../../domain/durations.ts";
import { type Desk, deskOf } from "../../../../../tests/support/desk-calls.ts";
import { editAs, ifMatch } from "../../../../../tests/support/edits.ts";
import { signUpVerified } from "../../../../../tests/support/accounts.ts";
import { sentRenewal } from "../../../../../tests/support/sends.ts";
import { storedChat } from "../../../../../tests/support/stored-chats.ts";
import { requestRow, storedLead } from "../../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";
import { untilFound } from "../../../../../tests/support/waiting.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import {
  byStaff,
  bySystem,
  writeAuditIn,
  writeUserAuditIn,
} from "../../../../records/audit/audit-store.ts";
import { createSealer } from "../../../audit/sealer.ts";

let app: TestApp;
let compliance: Desk;
let agent: Desk;
let lead: string;
let renewal: Awaited<ReturnType<typeof sentRenewal>>;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  compliance = await deskOf(app)("compliance");
  agent = await deskOf(app)("agent");
  renewal = await sentRenewal(app);
  const { version } = await requestRow(app, renewal.requestId);
  const plate = { plateNumber: "54321" };
  await editAs(app, renewal.person, renewal.requestId, plate, ifMatch(version));
  lead = await storedLead(app, renewal.person);
  await app.parts.db
    .update(schema.requests)
    .set({ userId: null, email: "visitor@example.test", number: "MZ-TEST1" })
    .where(eq(schema.requests.id, lead));
  await agent.take(lead);
  await agent.write(lead, "notes", { text: "Called her." });
});
afterAll(() => app.close());

type Page = { data: AuditEntry[]; nextCursor: string | null };

const listed = async (query: Record<string, string> = {}) => {
  const search = new URLSearchParams({ limit: "500", ...query }).toString();
  const answer = await compliance.get(`/settings/audit?${search}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Page>();
};
const eventsIn = async (query: Record<string, string>) =>
  (await listed(query)).data.map(({ subject, event }) => `${subject}.${event}`);
const choices = async (query: string) =>
  (await compliance.get(`/settings/audit/choices?${query}`)).json().data;
const memberId = async ({ name }: Desk) => {
  const { staff } = await choices("");
  return staff.find((one: { name: { en: string } }) => one.name.en === name.en).id as string;
};

describe("the list of the audit", () => {
  it("is read in pages, the newest first, without gaps", async () => {
    const { data } = await listed();
    expect(data.length).toBeGreaterThan(5);
    const paged: number[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Page = await listed({ limit: "3", ...(cursor && { cursor }) });
      paged.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(paged.slice(0, data.length)).toEqual(data.map(({ id }) => id));
    const times = data.map(({ at }) => at);
    expect(times.toSorted().toReversed()).toEqual(times);
  });

  it("says who, what and about which request", async () => {
    const { data } = await listed({ request: lead });
    const { number } = await requestRow(app, lead);
    expect(data.map(({ event }) => event)).toEqual(expect.arrayContaining(["taken", "noteAdded"]));
    const taken = data.find(({ event }) => event === "taken");
    expect(taken).toMatchObject({
      actor: "staff",
      staff: { name: agent.name },
      customer: null,
      about: { request: { id: lead, number } },
    });
    expect(taken?.callId).toMatch(/^[\w-]{16}$/);
  });

  it("finds what happened to a chat by the request that it belongs to", async () => {
    const chat = await storedChat(app, { requestId: lead });
    await app.parts.db.transaction((tx) =>
      writeAuditIn(tx, {
        ...bySystem,
        at: app.parts.now(),
        subject: "chat",
        subjectId: chat,
        event: "released",
      }),
    );
    const { data } = await listed({ request: lead, action: "chat" });
    expect(await eventsIn({ person: lead, action: "chat" })).toEqual(["chat.released"]);
    const { number } = await requestRow(app, lead);
    expect(data).toMatchObject([{ event: "released", about: { request: { id: lead, number } } }]);
  });

  it("finds the chats of a person, which need not belong to a request", async () => {
    const { userId } = await requestRow(app, renewal.requestId);
    const ofAccount = await storedChat(app, { userId });
    const ofAddress = await storedChat(app, { email: renewal.person.email });
    await storedChat(app, { email: "other@example.test" });
    const [another] = await app.parts.db
      .select({ id: schema.users.id })
      .from(schema.users)
      .where(eq(schema.users.email, (await signUpVerified(app)).email));
    const ofAnother = await storedChat(app, {
      userId: another?.id ?? null,
      email: renewal.person.email,
    });
    await app.parts.db.transaction(async (tx) => {
      for (const subjectId of [ofAccount, ofAddress, ofAnother])
        await writeAuditIn(tx, {
          ...bySystem,
          at: app.parts.now(),
          subject: "chat",
          subjectId,
          event: "ended",
        });
    });
    const found = await eventsIn({ person: userId ?? "", action: "chat" });
    expect(found).toEqual(["chat.ended", "chat.ended"]);
  });

  it("finds who looked at a person's page, exported it and asked to erase it", async () => {
    const { email } = await signUpVerified(app);
    const [row] = await app.parts.db
      .select({ id: schema.clients.id, userId: schema.users.id, name: schema.users.username })
      .from(schema.clients)
      .innerJoin(schema.users, eq(schema.users.email, schema.clients.email))
      .where(eq(schema.clients.email, email));
    if (!row) throw new Error("no client");
    const { id, userId } = row;
    await app.parts.db.transaction((tx) =>
      writeUserAuditIn(tx, userId, "profileChanged", app.parts.now()),
    );
    await compliance.get(`/clients/${id}`);
    expect((await compliance.post(`/clients/${id}/export`, { format: "json" })).statusCode).toBe(
      200,
    );
    expect((await compliance.post(`/clients/${id}/erasure`, { how: "mail" })).statusCode).toBe(200);
    for (const person of [userId, id])
      expect(await eventsIn({ person })).toEqual(
        expect.arrayContaining([
          "client.opened",
          "client.exported",
          "approval.asked",
          "user.profileChanged",
        ]),
      );
    const { data } = await listed({ person: id, action: "client.exported" });
    expect(data).toMatchObject([{ about: { person: { id, name: row.name } } }]);
    expect((await choices(`person=${id}`)).person).toEqual({ id, name: row.name });
    expect(
      await eventsIn({
        person: (await requestRow(app, renewal.requestId)).userId ?? "",
        action: "client",
      }),
    ).toEqual([]);
  });

  it("filters by colleague, action, request, person and days, and by all together", async () => {
    const by = await memberId(agent);
    expect(new Set((await listed({ by })).data.map(({ staff }) => staff?.id))).toEqual(
      new Set([by]),
    );
    expect(await eventsIn({ action: "request.noteAdded" })).toEqual(["request.noteAdded"]);
    const ofStaff = await eventsIn({ action: "staff" });
    expect(ofStaff.length).toBeGreaterThan(3);
    expect(ofStaff.every((event) => event.startsWith("staff."))).toBe(true);

    const { number, userId } = await requestRow(app, renewal.requestId);
    const ofRequest = await eventsIn({ request: number.toLowerCase() });
    expect(ofRequest).toEqual(
      expect.arrayContaining(["request.submitted", "request.priced", "charge.open"]),
    );
    const person = userId ?? "";
    await app.parts.db.transaction((tx) =>
      writeUserAuditIn(tx, person, "profileChanged", app.parts.now()),
    );
    const ofPerson = await eventsIn({ person });
    expect(ofPerson).toEqual(expect.arrayContaining(["user.profileChanged", ...ofRequest]));

    const today = dayInDubai(app.parts.now());
    expect(await eventsIn({ from: today, to: today, action: "request.edited" })).toHaveLength(1);
    expect(await eventsIn({ to: "2020-01-01" })).toEqual([]);
    expect(await eventsIn({ by, action: "request.taken", request: lead, from: today })).toEqual([
      "request.taken",
    ]);
    expect(await eventsIn({ by, action: "document.viewed" })).toEqual([]);
    expect(await eventsIn({ person, request: lead })).toEqual([]);
    expect(await eventsIn({ request: "MZ-NONE" })).toEqual([]);
  });

  it("shows which values are sealed, and never them or what opens something", async () => {
    const { data } = await listed({ action: "request.edited" });
    expect(data).toMatchObject([
      { facts: [{ name: "changed", value: ["plateNumber"] }], sealed: ["plateNumber"] },
    ]);
    const all = JSON.stringify(await listed());
    expect(all).not.toMatch(/[0-9a-f]{64}/);
    for (const personal of ["54321", renewal.person.email]) expect(all).not.toContain(personal);
  });

  it("finds a person by e-mail, which no address names", async () => {
    const { userId } = await requestRow(app, renewal.requestId);
    const found = await compliance.post("/settings/audit/person", {
      email: ` ${renewal.person.email.toUpperCase()} `,
    });
    expect(found.json()).toMatchObject({ status: "success", data: { id: userId } });
    expect(await choices(`person=${userId}`)).toMatchObject({
      person: found.json().data,
      isCut: false,
    });
    const byRequest = await compliance.post("/settings/audit/person", {
      email: "visitor@example.test",
    });
    expect(byRequest.statusCode).toBe(200);
    expect(await eventsIn({ person: byRequest.json().data.id })).toContain("request.taken");
    for (const [email, code] of [
      ["nobody@example.test", "settings.personNotFound"],
      ["x", "accounts.email_invalid"],
    ])
      expect((await compliance.post("/settings/audit/person", { email })).json()).toMatchObject({
        code,
        field: "email",
      });
  });

  it.each([
    ["by", "x"],
    ["action", "dance"],
    ["action", "request.danced"],
    ["action", "constructor"],
    ["person", "x\0"],
    ["from", "2026-02-30"],
    ["to", "tomorrow"],
    ["cursor", "abc"],
    ["cursor", Buffer.from("2026-02-30T00:00:00.000000Z/1").toString("base64url")],
    ["cursor", Buffer.from("2026-02-20T27:00:00.000000Z/1").toString("base64url")],
    ["limit", "0"],
  ])("refuses %s=%s", async (name, value) => {
    const search = new URLSearchParams({ [name]: value }).toString();
    const answer = await compliance.get(`/settings/audit?${search}`);
    expect([answer.statusCode, answer.json().field]).toEqual([400, name]);
  });

  it("refuses days in the wrong order, and finds nothing under odd numbers", async () => {
    const answer = await compliance.get("/settings/audit?from=2026-11-02&to=2026-11-01");
    expect(answer.json()).toMatchObject({ field: "to" });
    for (const request of ["\0", "%", randomUUID()])
      expect(await eventsIn({ request })).toEqual([]);
  });
});

describe("the CSV of the audit", () => {
  it("holds what the filters select, guarded, and is written down before", async () => {
    const { number } = await requestRow(app, lead);
    const answer = await compliance.get(`/settings/audit.csv?request=${number}&action=request`);
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toContain("audit.csv");
    expect(answer.body.startsWith("\uFEFF")).toBe(true);
    const rows = parse(answer.body, { bom: true, columns: true }) as Record<string, string>[];
    const shown = (await listed({ request: lead, action: "request" })).data;
    expect(rows.map(({ id }) => Number(id))).toEqual(shown.map(({ id }) => id));
    expect(rows.find(({ event }) => event === "taken")).toMatchObject({
      actor: "staff",
      name: agent.name.en,
      request: number,
    });
    const [exported] = (await listed({ action: "audit.exported" })).data;
    expect(exported).toMatchObject({
      staff: { name: compliance.name },
      facts: [{ name: "filters", value: ["action=request", `request=${lead}`] }],
    });
  });

  it("makes text of a formula", async () => {
    await app.parts.db.transaction((tx) =>
      writeAuditIn(tx, {
        ...byStaff(randomUUID()),
        at: app.parts.now(),
        subject: "insurer",
        subjectId: randomUUID(),
        event: "changed",
        detail: { reason: "fine" },
        callId: "=1+1",
        fromState: "=HYPERLINK()",
      } as never),
    );
    const { body } = await compliance.get("/settings/audit.csv?action=insurer");
    expect(body).toContain("'=HYPERLINK()");
  });

  it("comes in pieces where there is more than one page", async () => {
    const at = app.parts.now();
    await app.parts.db.transaction((tx) =>
      writeAuditIn(
        tx,
        ...Array.from({ length: 600 }, () => ({
          ...byStaff(randomUUID()),
          at,
          subject: "setting" as const,
          subjectId: randomUUID(),
          event: "changed" as const,
          detail: { setting: "navigation" },
        })),
      ),
    );
    const { body } = await compliance.get("/settings/audit.csv?action=setting.changed");
    expect(body.trim().split("\n")).toHaveLength(601);
  });
});

describe("the chain of the audit", () => {
  const chain = async () =>
    (await compliance.get("/settings/audit/chain")).json<{ data: AuditChain }>().data;
  const check = () => compliance.post("/settings/audit/chain/check", {});
  const ended = () =>
    untilFound(async () => {
      const found = await chain();
      return found.running === null ? found : undefined;
    }, "the end of the check");

  it("is walked through when compliance asks, and by one at a time", async () => {
    expect(await chain()).toMatchObject({ running: null, last: null, standing: null });
    await createSealer(app.parts).seal();
    const answers = await Promise.all([check(), check(), check()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const found = await ended();
    expect(found).toMatchObject({
      standing: null,
      last: { source: "staff", by: { name: compliance.name }, fault: null },
    });
    expect(found.last?.rows).toBe(found.head?.seq);
    expect(await eventsIn({ action: "audit.checked" })).toHaveLength(1);
  });

  it("names the first entry that was changed", async () => {
    await createSealer(app.parts).seal();
    const [row] = (await listed({ action: "request.taken" })).data;
    for (const statement of [
      "alter table audit disable trigger all",
      `update audit set event = 'released' where id = ${row?.id}`,
      "alter table audit enable trigger all",
    ])
      await app.parts.db.execute(sql.raw(statement));
    await check();
    expect(await ended()).toMatchObject({
      standing: null,
      last: { fault: { fault: "changed", auditId: row?.id } },
    });
  });

  it("says that a check was cut off with its process, and begins another", async () => {
    await app.parts.db.execute(
      sql`insert into audit_checks (id, source, started_at, beat_at)
          values (${randomUUID()}, 'nightly', ${app.parts.now().toISOString()}, ${app.parts.now().toISOString()})`,
    );
    expect((await chain()).running).toMatchObject({ source: "nightly" });
    app.wait(3 * MINUTE_MS);
    expect(await chain()).toMatchObject({ running: null, last: { fault: { fault: "cutOff" } } });
    await check();
    expect((await ended()).last).toMatchObject({ source: "staff", fault: { fault: "changed" } });
  });

  it("shows at once that the end was cut", async () => {
    await createSealer(app.parts).seal();
    for (const statement of [
      "alter table audit_seals disable trigger all",
      "delete from audit_seals where seq = (select max(seq) from audit_seals)",
      "alter table audit_seals enable trigger all",
    ])
      await app.parts.db.execute(sql.raw(statement));
    expect((await chain()).standing).toMatchObject({ fault: "behind" });
  });
});
