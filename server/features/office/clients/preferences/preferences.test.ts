import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../../../tests/support/accounts.ts";
import { type Desk, deskOf } from "../../../../../tests/support/desk-calls.ts";
import {
  clientAt,
  preferencesOf,
  recordedBy,
  wanted,
} from "../../../../../tests/support/preferences.ts";
import { StaffFail } from "../../../../../contract/office/answers.ts";
import { storedLead } from "../../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";
import { emptyRequest } from "../../../../adapters/database/personal-columns.ts";
import { schema } from "../../../../adapters/database/schema.ts";

const { audit, clientPreferences, requests } = schema;

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  desk = await deskOf(app)();
});
afterAll(() => app.close());

const leadOf = async (email: string) => {
  const requestId = await storedLead(app, { id: null, email, username: "A Lead" });
  return { requestId, clientId: await clientAt(app, email) };
};

describe("what clients say on a call about being reached", () => {
  it("is recorded of somebody without an account, with who recorded it and when", async () => {
    const { requestId, clientId } = await leadOf("said@example.test");
    expect((await desk.read(requestId)).preferences).toBeNull();
    const recording = recordedBy(app, desk.cookie);
    expect((await recording.read(clientId)).json().data).toBeNull();
    const saved = await recording.save(clientId, wanted());
    const data = {
      channel: "phone",
      language: "ar",
      hours: { from: "16:00", until: "20:00" },
      version: 1,
      staff: expect.objectContaining({ name: desk.name }),
      at: expect.any(String),
    };
    expect([saved.statusCode, saved.json().data]).toEqual([200, data]);
    expect((await recording.read(clientId)).json().data).toEqual(data);
    expect((await desk.read(requestId)).preferences).toEqual(data);
    // Read with the phone number, so that nobody calls before they know it.
    const page = (await desk.get(`/clients/${clientId}`)).json().data;
    expect(page.preferences).toEqual(data);
    const rows = await app.parts.db.select().from(audit).where(eq(audit.subjectId, clientId));
    const preferred = rows.filter(({ event }) => event === "preferred");
    expect(preferred).toMatchObject([{ actor: "staff", subject: "client" }]);
  });

  it("stands at each request of a customer, also what they set themselves", async () => {
    const person = await signUpVerified(app);
    const requestId = await storedLead(app, person);
    await preferencesOf(app).save(person, wanted({ channel: "mail", hours: null }));
    expect((await desk.read(requestId)).preferences).toMatchObject({
      channel: "mail",
      hours: null,
      staff: null,
    });
  });

  it("is refused on what changed meanwhile, and for hours that we do not call in", async () => {
    const { clientId } = await leadOf("twice@example.test");
    const recording = recordedBy(app, desk.cookie);
    await recording.save(clientId, wanted());
    const stale = await recording.save(clientId, wanted({ channel: "mail" }));
    expect([stale.statusCode, StaffFail.parse(stale.json()).code]).toEqual([
      412,
      "preferences.changed",
    ]);
    const night = wanted({ hours: { from: "20:00", until: "22:00" }, version: 1 });
    const refused = await recording.save(clientId, night);
    expect(StaffFail.parse(refused.json())).toMatchObject({
      code: "preferences.hoursNotOurs",
      field: "from",
    });
    expect((await recording.read(clientId)).json().data).toMatchObject({
      channel: "phone",
      version: 1,
    });
  });

  it("is read by compliance, who record nothing", async () => {
    const { clientId } = await leadOf("read@example.test");
    const compliance = await deskOf(app)("compliance");
    const recording = recordedBy(app, compliance.cookie);
    expect((await recording.read(clientId)).statusCode).toBe(200);
    expect((await recording.save(clientId, wanted())).statusCode).toBe(403);
  });

  it.each(["nobody", "00000000-0000-4000-8000-000000000000"])(
    "is not kept of %s, who is no client",
    async (id) => {
      const recording = recordedBy(app, desk.cookie);
      const answers = [await recording.read(id), await recording.save(id, wanted())];
      expect(answers.map((one) => one.json().code)).toEqual([
        "staff.clientNotFound",
        "staff.clientNotFound",
      ]);
    },
  );

  it("goes with the last request of somebody without an account", async () => {
    const { requestId, clientId } = await leadOf("gone@example.test");
    await recordedBy(app, desk.cookie).save(clientId, wanted());
    await app.parts.db.update(requests).set(emptyRequest).where(eq(requests.id, requestId));
    expect(
      await app.parts.db
        .select()
        .from(clientPreferences)
        .where(eq(clientPreferences.clientId, clientId)),
    ).toEqual([]);
    expect((await desk.read(requestId)).preferences).toBeNull();
  });
});
