import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { clientAt, preferencesOf, recordedBy, wanted } from "../../../tests/support/preferences.ts";
import { erase, readData } from "../../../tests/support/privacy.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { staffOf } from "../../../tests/support/staff.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

const { audit, clientPreferences } = schema;

let app: TestApp;
let own: ReturnType<typeof preferencesOf>;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  own = preferencesOf(app);
});
afterAll(() => app.close());

describe("what customers prefer", () => {
  it("is nothing until they say so, then what they said", async () => {
    const person = await signUpVerified(app);
    expect((await own.read(person)).json()).toEqual({ status: "success", data: null });
    const saved = await own.save(person, wanted());
    const data = {
      channel: "phone",
      language: "ar",
      hours: { from: "16:00", until: "20:00" },
      version: 1,
      setBy: "customer",
      at: expect.any(String),
    };
    expect([saved.statusCode, saved.json().data]).toEqual([200, data]);
    expect((await own.read(person)).json().data).toEqual(data);
    const again = await own.save(person, wanted({ channel: "mail", hours: null, version: 1 }));
    expect(again.json().data).toMatchObject({ channel: "mail", hours: null, version: 2 });
  });

  it("stands in their stored data", async () => {
    const person = await signUpVerified(app);
    expect((await readData(app, person)).preferences).toBeNull();
    await own.save(person, wanted());
    expect((await readData(app, person)).preferences).toMatchObject({ channel: "phone" });
  });

  it("is in the audit without a time of theirs", async () => {
    const person = await signUpVerified(app);
    await own.save(person, wanted());
    const subjectId = await clientAt(app, person.email);
    const rows = await app.parts.db.select().from(audit).where(eq(audit.subjectId, subjectId));
    expect(rows).toMatchObject([
      {
        actor: "customer",
        actorId: person.id,
        subject: "client",
        event: "preferred",
        detail: { channel: "phone", language: "ar", hasHours: true },
      },
    ]);
    expect(JSON.stringify(rows[0]?.detail)).not.toContain("16");
  });

  it("is not written over what came meanwhile, from another tab or on a call", async () => {
    const person = await signUpVerified(app);
    await own.save(person, wanted());
    const stale = await own.save(person, wanted({ channel: "mail" }));
    expect(refusalOf(stale)).toEqual({ statusCode: 412, code: "preferences.changed" });
    const staff = await staffOf(app).enter();
    const id = await clientAt(app, person.email);
    const said = wanted({ hours: { from: "09:00", until: "10:30" }, version: 1 });
    expect((await recordedBy(app, staff.cookie).save(id, said)).statusCode).toBe(200);
    expect(refusalOf(await own.save(person, wanted({ version: 1 })))).toMatchObject({
      code: "preferences.changed",
    });
    const { data } = (await own.read(person)).json();
    expect(data).toMatchObject({ hours: said.hours, version: 2, setBy: "staff" });
    expect(JSON.stringify(data)).not.toContain(staff.name.en);
    expect((await own.save(person, wanted({ version: 2 }))).statusCode).toBe(200);
  });

  it("is written once by two tabs at the same time", async () => {
    const person = await signUpVerified(app);
    const answers = await Promise.all([
      own.save(person, wanted({ channel: "mail" })),
      own.save(person, wanted()),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]));
  });

  it.each([
    [{ from: "", until: "12:00" }, "hourInvalid", "from"],
    [{ from: "09:15", until: "12:00" }, "hourInvalid", "from"],
    [{ from: "09:00", until: "25:00" }, "hourInvalid", "until"],
    [{ from: "09:00", until: "09:30" }, "hoursTooShort", "until"],
    [{ from: "12:00", until: "10:00" }, "hoursTooShort", "until"],
    [{ from: "18:00", until: "22:00" }, "hoursNotOurs", "from"],
  ])("has no hours like %j: %s", async (hours, problem, field) => {
    const person = await signUpVerified(app);
    const answer = await own.save(person, wanted({ hours }));
    expect(refusalOf(answer)).toEqual({ statusCode: 422, code: `preferences.${problem}`, field });
    expect((await own.read(person)).json().data).toBeNull();
  });

  it.each([
    ["channel", { channel: "fax" }],
    ["language", { language: "fr" }],
    ["version", { version: "first" }],
    ["from", { hours: { from: "x".repeat(11), until: "12:00" } }],
  ])("has no odd %s", async (field, odd) => {
    const person = await signUpVerified(app);
    expect(refusalOf(await own.save(person, { ...wanted(), ...odd }))).toEqual({
      statusCode: 400,
      code: "request.invalid",
      field,
    });
  });

  it("is the business of nobody else", async () => {
    const [person, other] = [await signUpVerified(app), await signUpVerified(app)];
    await own.save(person, wanted());
    expect((await own.read(other)).json().data).toBeNull();
    expect((await own.save(other, wanted({ channel: "mail" }))).statusCode).toBe(200);
    expect((await own.read(person)).json().data).toMatchObject({ channel: "phone", version: 1 });
    expect((await own.read()).statusCode).toBe(401);
    expect((await own.save(undefined, wanted())).statusCode).toBe(401);
  });

  it("goes with the account", async () => {
    const person = await signUpVerified(app);
    await own.save(person, wanted());
    const clientId = await clientAt(app, person.email);
    expect((await erase(app, person, "account")).statusCode).toBe(200);
    const left = await app.parts.db
      .select()
      .from(clientPreferences)
      .where(eq(clientPreferences.clientId, clientId));
    expect(left).toEqual([]);
  });
});
