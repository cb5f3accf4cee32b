import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OneClient } from "../../../../contract/office/clients/one.ts";
import type { ListedClient } from "../../../../contract/office/clients/list.ts";
import { newSignUp, signUpUnverified } from "../../../../tests/support/accounts.ts";
import { type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import { textOfPdf } from "../../../../tests/support/pdf-text.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import { storedLead } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { describeClients } from "../../../records/clients/described-clients-store.ts";

const { clients, users } = schema;

/** What the stranger wrote of themselves. */
const STRANGER = { username: "Saeed Stranger", phone: "+971559998877" };
const NOURA = "Noura Al Kaabi";
const NOURAS_PHONE = "+971501234567";

let app: TestApp;
let desk: Desk;
let compliance: string;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  desk = await deskOf(app)();
  compliance = (await staffOf(app).enter("compliance")).cookie;
});
afterAll(() => app.close());

let email: string;
beforeEach(() => {
  ({ email } = newSignUp());
});

const clientOf = async () => {
  const [row] = await app.parts.db.select().from(clients).where(eq(clients.email, email));
  return row?.id ?? "";
};
const pageOf = async (id: string) =>
  OneClient.parse((await desk.get(`/clients/${id}`)).json<{ data: unknown }>().data);
const find = async (typed: string) =>
  (await desk.get(`/clients?q=${encodeURIComponent(typed)}`)).json<{ data: ListedClient[] }>().data;
const exportAs = (id: string, format: "json" | "pdf") =>
  staffOf(app).post(`/clients/${id}/export`, { format }, compliance);

describe("whoever signs up for somebody's address and does not prove it", () => {
  it("names nothing where requests were sent from it", async () => {
    await storedLead(app, { id: null, email, username: NOURA });
    await signUpUnverified(app, { ...STRANGER, email });
    const id = await clientOf();

    const page = await pageOf(id);
    expect(page).toMatchObject({ name: NOURA, phone: NOURAS_PHONE, otherNames: [] });
    expect(page).toMatchObject({ hasAccount: false, isUnverified: false });
    const timeline = await desk.get(`/clients/${id}/timeline`);
    expect(timeline.body).not.toContain("signedUp");
    expect(page.counts.account).toBe(0);

    const [row] = await find(email);
    expect(row).toMatchObject({ id, name: NOURA, hasAccount: false, isUnverified: false });
    for (const typed of [STRANGER.phone, "998877", "Saeed Stranger"])
      expect((await find(typed)).map((one) => one.id)).not.toContain(id);
    expect((await find(NOURA)).map((one) => one.id)).toContain(id);

    const json = await exportAs(id, "json");
    expect(json.json()).toMatchObject({
      person: { name: NOURA, phone: NOURAS_PHONE, accountSince: null },
    });
    const words = textOfPdf((await exportAs(id, "pdf")).rawPayload);
    for (const text of [json.body, words]) expect(text).not.toMatch(/Stranger|9998877|999 8877/);
    const described = await describeClients(app.parts.db, [id]);
    expect(described.get(id)).toMatchObject({ name: NOURA, phone: NOURAS_PHONE });
  });

  it("is shown where nothing else is known, as an address that is not verified", async () => {
    const { username } = await signUpUnverified(app, { ...STRANGER, email });
    const id = await clientOf();
    const known = { name: username, hasAccount: false, isUnverified: true };
    expect(await pageOf(id)).toMatchObject({ ...known, phone: STRANGER.phone });
    expect((await find("998877")).find((one) => one.id === id)).toMatchObject(known);
  });

  it("describes the address once it is proven", async () => {
    await storedLead(app, { id: null, email, username: NOURA });
    const person = await signUpUnverified(app, { ...STRANGER, email });
    await app.parts.db
      .update(users)
      .set({ verifiedAt: app.parts.now() })
      .where(eq(users.id, person.id));
    const id = await clientOf();
    expect(await pageOf(id)).toMatchObject({
      name: STRANGER.username,
      phone: STRANGER.phone,
      otherNames: [NOURA],
      hasAccount: true,
      isUnverified: false,
    });
    expect((await find("998877")).map((one) => one.id)).toContain(id);
  });
});
