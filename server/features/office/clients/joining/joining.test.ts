import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OneClient } from "../../../../../contract/office/clients/one.ts";
import type { Joins } from "../../../../../contract/office/clients/joins.ts";
import { dayInDubai } from "../../../../../domain/calendar-day.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { signUpUnverified, signUpVerified } from "../../../../../tests/support/accounts.ts";
import { staffOf } from "../../../../../tests/support/staff.ts";
import { storedLead, storedRequest } from "../../../../../tests/support/stored-requests.ts";
import { openingsOf } from "../../../../records/clients/openings-store.ts";
import { openTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const { clients, documents, requests } = schema;

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let agent: string;
let colleague: string;
let compliance: string;
let today: string;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  staff = staffOf(app);
  agent = (await staff.enter("agent")).cookie;
  colleague = (await staff.enter("agent")).cookie;
  compliance = (await staff.enter("compliance")).cookie;
  today = dayInDubai(app.parts.now());
});
afterAll(() => app.close());

const clientOf = async (email: string) => {
  const [client] = await app.parts.db.select().from(clients).where(eq(clients.email, email));
  return client?.id ?? "";
};

let person: Awaited<ReturnType<typeof signUpVerified>>;
let earlier: { id: null; email: string; username: string };
let one: string;
let other: string;
beforeEach(async () => {
  person = await signUpVerified(app);
  earlier = { id: null, email: `earlier${randomUUID()}@example.test`, username: "Khalid" };
  await storedLead(app, earlier);
  [one, other] = [await clientOf(person.email), await clientOf(earlier.email)];
});

const mail = (from = "client") => ({ kind: "mail", from, day: today });
const join = (proof: object = mail(), to = other, cookie = agent) =>
  staff.post(`/clients/${one}/joins`, { other: to, proof }, cookie);
const joinsOf = async (id: string) =>
  (await staff.get(`/clients/${id}/joins`, agent)).json<{ data: Joins }>().data;
const approve = async (cookie = colleague) => {
  const id = (await joinsOf(one)).asked?.id ?? "";
  const { digest } = (await staff.get(`/approvals/${id}`, cookie)).json().data;
  return staff.post(`/approvals/${id}/approve`, { digest }, cookie);
};
const refusalOf = (answer: Awaited<ReturnType<typeof join>>) => {
  const { code, field } = answer.json<{ code: string; field?: string }>();
  return [answer.statusCode, code, field];
};

const tablesOf = async () => ({
  requests: await app.parts.db.select().from(requests).orderBy(requests.id),
  clients: await app.parts.db.select().from(clients).orderBy(clients.id),
});

describe("two records of one person", () => {
  it("are joined by a mail once a second person agrees, and both addresses are told", async () => {
    expect((await join()).statusCode).toBe(200);
    expect(await joinsOf(one)).toMatchObject({ joins: [], asked: { other: { id: other } } });
    expect(refusalOf(await approve(agent))[1]).toBe("approvals.own");
    expect((await approve()).json().data).toMatchObject({ state: "used" });
    expect(await joinsOf(one)).toMatchObject({ joins: [{ proof: "mail", other: { id: other } }] });
    expect(await joinsOf(other)).toMatchObject({ joins: [{ other: { id: one } }], asked: null });
    const isTold = ({ subject }: { subject: string }) => /requests together/.test(subject);
    const toOne = await app.mailTo(person.email, isTold);
    await app.mailTo(earlier.email, isTold);
    expect(toOne.text).not.toContain(earlier.email);
  });

  it("are joined by a document of one of the two, which the second person sees", async () => {
    const request = await storedRequest(app, person, { slots: ["id_front"] });
    const [document] = await app.parts.db
      .select()
      .from(documents)
      .where(eq(documents.requestId, request));
    const proofs = await staff.get(`/clients/${one}/joins/proofs/${other}`, agent);
    expect(proofs.json().data).toMatchObject([{ id: document?.id, of: "client" }]);
    await join({ kind: "document", documentId: document?.id });
    const { asked } = await joinsOf(one);
    const shown = (await staff.get(`/approvals/${asked?.id}`, colleague)).json().data;
    expect(shown).toMatchObject({
      client: { id: one },
      clientJoin: {
        other: { id: other, name: "Khalid" },
        proof: { kind: "document", document: { slot: "id_front", requestId: request } },
      },
    });
    expect(JSON.stringify(shown)).not.toContain(earlier.email);
    expect((await approve()).json().data.state).toBe("used");
  });

  it("are separated to exactly what was", async () => {
    const before = await tablesOf();
    await join();
    await approve();
    const [joined] = (await joinsOf(one)).joins;
    const separate = () => staff.post(`/clients/${other}/joins/${joined?.id}/separate`, {}, agent);
    expect((await separate()).json().data.joins).toEqual([]);
    expect((await separate()).statusCode).toBe(200);
    expect(await joinsOf(one)).toEqual({ joins: [], asked: null });
    expect(await tablesOf()).toEqual(before);
  });

  it("are open on one page, which stands in both access logs", async () => {
    const [lead] = await app.parts.db
      .select()
      .from(requests)
      .where(eq(requests.email, earlier.email));
    const pageOf = async (id: string) =>
      OneClient.parse((await staff.get(`/clients/${id}`, agent)).json<{ data: unknown }>().data);
    const opened = async (email: string) => (await openingsOf(app.parts.db, email)).length;
    expect(await pageOf(one)).toMatchObject({ open: [], joined: [] });
    expect(await opened(earlier.email)).toBe(0);
    await join();
    await approve();
    await staff.get(`/clients/${one}/timeline`, agent);
    expect(await opened(earlier.email)).toBe(0);

    const page = await pageOf(one);
    expect(page).toMatchObject({
      open: [],
      requestCount: 0,
      joined: [{ id: other, name: earlier.username, open: [{ id: lead?.id }], openRefunds: [] }],
    });
    expect(JSON.stringify(page)).not.toContain(earlier.email);
    expect(await pageOf(other)).toMatchObject({
      open: [{ id: lead?.id }],
      joined: [{ id: one, open: [] }],
    });
    for (const { email } of [person, earlier]) expect(await opened(email)).toBe(1);

    const exported = await staff.post(`/clients/${one}/export`, { format: "json" }, compliance);
    expect(exported.body).not.toContain(lead?.number);
    expect(await opened(earlier.email)).toBe(1);
    const [joined] = (await joinsOf(one)).joins;
    await staff.post(`/clients/${one}/joins/${joined?.id}/separate`, {}, agent);
    expect(await pageOf(one)).toMatchObject({ open: [], joined: [] });
  });

  it("give no account anything of the other", async () => {
    await join();
    await approve();
    const read = () => app.call({ url: "/api/users/me/data", headers: person.headers });
    expect((await read()).json().data.requests).toEqual([]);
    expect((await read()).body).not.toContain(earlier.email);
    await app.call({
      method: "POST",
      url: "/api/users/me/erase",
      headers: person.headers,
      payload: { what: "unsold" },
    });
    expect(await clientOf(earlier.email)).toBe(other);
  });
});

describe("joining is refused", () => {
  it.each([
    ["with a mail of tomorrow's tomorrow", { kind: "mail", from: "client", day: "2099-01-01" }],
    ["with a day that is none", { kind: "mail", from: "client", day: "yesterday" }],
    ["with a document of nobody", { kind: "document", documentId: randomUUID() }],
    ["with a document that is none", { kind: "document", documentId: "x" }],
  ])("%s", async (_what, proof) => {
    expect(refusalOf(await join(proof))).toEqual([422, "clients.proofNotFound", "proof"]);
  });

  it("by a mail from an address that nobody has proven", async () => {
    const unproven = [422, "clients.addressUnproven", "proof"];
    expect(refusalOf(await join(mail("other")))).toEqual(unproven);
    const { email } = await signUpUnverified(app);
    expect(refusalOf(await join(mail("other"), await clientOf(email)))).toEqual(unproven);
    expect((await join(mail("client"), await clientOf(email))).statusCode).toBe(200);
  });

  it("with itself, with nobody, and twice", async () => {
    for (const nobody of [one, randomUUID(), "x"])
      expect(refusalOf(await join(mail(), nobody))[1]).toBe("clients.otherNotFound");
    await join();
    await approve();
    expect(refusalOf(await join())).toEqual([409, "clients.alreadyJoined", "other"]);
  });

  it("with a document that went meanwhile", async () => {
    const request = await storedRequest(app, person, { slots: ["id_front"] });
    const ofRequest = eq(documents.requestId, request);
    const [document] = await app.parts.db.select().from(documents).where(ofRequest);
    await join({ kind: "document", documentId: document?.id });
    await app.parts.db.delete(documents).where(ofRequest);
    expect((await approve()).json().data).toMatchObject({ state: "void", why: "changed" });
    expect((await joinsOf(one)).joins).toEqual([]);
  });
});
