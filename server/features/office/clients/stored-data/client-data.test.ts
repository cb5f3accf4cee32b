import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ErasureStanding } from "../../../../../contract/office/clients/data.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { signUpVerified } from "../../../../../tests/support/accounts.ts";
import { textOfPdf } from "../../../../../tests/support/pdf-text.ts";
import { preferencesOf, wanted } from "../../../../../tests/support/preferences.ts";
import { staffOf } from "../../../../../tests/support/staff.ts";
import { storedChat } from "../../../../../tests/support/stored-chats.ts";
import { storedLead, storedRequest } from "../../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const { clients, requests, users } = schema;

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let compliance: string;
let admin: string;
let agent: string;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  staff = staffOf(app);
  compliance = (await staff.enter("compliance")).cookie;
  admin = (await staff.enter("admin")).cookie;
  agent = (await staff.enter("agent")).cookie;
});
afterAll(() => app.close());

let person: Awaited<ReturnType<typeof signUpVerified>>;
beforeEach(async () => {
  person = await signUpVerified(app);
});

const clientOf = async (email: string) => {
  const [client] = await app.parts.db.select().from(clients).where(eq(clients.email, email));
  return client?.id ?? "";
};
const standingOf = async (id: string) =>
  (await staff.get(`/clients/${id}/erasure`, compliance)).json<{ data: ErasureStanding }>().data;
const askFor = (id: string, cookie = compliance) =>
  staff.post(`/clients/${id}/erasure`, { how: "mail" }, cookie);

const decide = async (id: string, cookie: string, how = "approve") => {
  const shown = (await staff.get(`/approvals/${id}`, cookie)).json().data;
  const payload = { digest: shown.digest, ...(how === "refuse" && { reason: "Not proven." }) };
  return staff.post(`/approvals/${id}/${how}`, payload, cookie);
};

const exportAs = (id: string, format: "json" | "pdf", cookie = compliance) =>
  staff.post(`/clients/${id}/export`, { format }, cookie);

describe("an erasure by staff", () => {
  it("is asked by compliance and done by a second person, account and all", async () => {
    const lead = await storedLead(app, person);
    const id = await clientOf(person.email);
    expect(await standingOf(id)).toMatchObject({ hasAccount: true, erased: 1, kept: [] });
    const asked = (await askFor(id)).json<{ data: ErasureStanding }>().data.asked ?? "";
    expect((await decide(asked, compliance)).json()).toMatchObject({ code: "approvals.own" });
    expect((await decide(asked, agent)).json()).toMatchObject({ code: "staff.forbidden" });
    const shown = (await staff.get(`/approvals/${asked}`, admin)).json().data;
    expect(shown).toMatchObject({
      client: { id, name: person.username },
      erasure: { how: "mail", hasAccount: true, erased: 1, kept: [] },
    });
    expect((await decide(asked, admin)).json().data).toMatchObject({ state: "used", client: null });
    const { db } = app.parts;
    expect(await db.select().from(requests).where(eq(requests.id, lead))).toEqual([]);
    expect(await db.select().from(users).where(eq(users.id, person.id))).toEqual([]);
    expect(await clientOf(person.email)).toBe("");
  });

  it("keeps what was sold, says until when, and leaves the account", async () => {
    const sold = await storedRequest(app, person, {
      state: "issued",
      capturedFils: 100_000,
      startDate: "2026-01-10",
    });
    const lead = await storedLead(app, person);
    const id = await clientOf(person.email);
    const standing = await standingOf(id);
    expect(standing).toMatchObject({ erased: 1, kept: [{ until: "2037-02-09" }] });
    await askFor(id);
    await decide((await standingOf(id)).asked ?? "", admin);
    const { db } = app.parts;
    expect(await db.select().from(requests).where(eq(requests.id, lead))).toEqual([]);
    expect(await db.select().from(requests).where(eq(requests.id, sold))).toHaveLength(1);
    expect(await db.select().from(users).where(eq(users.id, person.id))).toHaveLength(1);
    expect((await askFor(id)).json()).toMatchObject({ code: "clients.nothingToErase" });
  });

  it("is stopped by money that is under way, also when it comes after asking", async () => {
    const lead = await storedLead(app, person);
    const id = await clientOf(person.email);
    await askFor(id);
    const { asked } = await standingOf(id);
    await app.parts.db
      .update(requests)
      .set({ state: "verifying_payment" })
      .where(eq(requests.id, lead));
    expect(await standingOf(id)).toMatchObject({ isMoneyUnderWay: true });
    const decided = await decide(asked ?? "", admin);
    expect(decided.json().data).toMatchObject({ state: "void" });
    expect((await askFor(id)).json()).toMatchObject({ code: "clients.moneyOwed" });
    expect(await clientOf(person.email)).toBe(id);
  });

  it("of somebody without an account erases the requests under the address", async () => {
    const email = `lead${randomUUID()}@example.test`;
    await storedLead(app, { id: null, email, username: "A Lead" });
    const [chat, other] = [await storedChat(app, { email }), await storedChat(app, {})];
    const id = await clientOf(email);
    await askFor(id);
    await decide((await standingOf(id)).asked ?? "", admin);
    expect(await clientOf(email)).toBe("");
    const { chats } = schema;
    const left = await app.parts.db
      .select()
      .from(chats)
      .where(inArray(chats.id, [chat, other]));
    expect(left).toMatchObject([{ id: other }]);
  });

  it("that is refused erases nothing", async () => {
    await storedLead(app, person);
    const id = await clientOf(person.email);
    await askFor(id);
    const { asked } = await standingOf(id);
    expect((await decide(asked ?? "", admin, "refuse")).json().data.state).toBe("refused");
    expect(await standingOf(id)).toMatchObject({ erased: 1, asked: null });
  });
});

describe("an export", () => {
  it("holds what the person can read, without the number of an identity card", async () => {
    await storedRequest(app, person, { emiratesId: "784199012345678", slots: ["id_front"] });
    const other = await signUpVerified(app);
    await storedLead(app, other);
    await storedChat(app, { email: person.email });
    await storedChat(app, { email: other.email }, [{ kind: "customer", text: "Nobody's" }]);
    const id = await clientOf(person.email);
    const answer = await exportAs(id, "json");
    expect(answer.statusCode).toBe(200);
    const all = answer.json();
    expect(all).toMatchObject({
      person: { name: person.username, email: person.email },
      requests: [{ documents: [{ slot: "id_front" }] }],
      chats: [{ lines: [{ text: "Is my windscreen covered?" }, { text: "It is." }] }],
      accessLog: [{ kind: "export" }],
    });
    expect(answer.body).not.toContain("199012345678");
    expect(answer.body).not.toContain(other.email);
    expect(answer.body).not.toContain("Nobody's");
  });

  it("is a paper in the person's language", async () => {
    await storedLead(app, person);
    await storedChat(app, { userId: person.id });
    await preferencesOf(app).save(person, wanted());
    const paper = await exportAs(await clientOf(person.email), "pdf");
    expect(paper.headers["content-type"]).toBe("application/pdf");
    const words = textOfPdf(paper.rawPayload);
    expect(words).toContain(person.email);
    expect(words).toContain("with our team");
    expect(words).toContain("windscreen");
    for (const preference of ["How we reach you", "phone only", "16:00 to 20:00"])
      expect(words).toContain(preference);
    expect(words).not.toContain("brother");
  });

  it("is for compliance alone, and of people who exist", async () => {
    const id = await clientOf(person.email);
    for (const cookie of [agent, admin])
      expect((await exportAs(id, "json", cookie)).json()).toMatchObject({
        code: "staff.forbidden",
      });
    for (const none of [randomUUID(), "x", "%00"])
      expect((await exportAs(none, "json")).json()).toMatchObject({ code: "staff.clientNotFound" });
  });
});
