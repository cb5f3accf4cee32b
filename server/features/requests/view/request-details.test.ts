import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RequestDetails } from "../../../../contract/requests.ts";
import { answerFields } from "../../../../domain/purchase/draft.ts";
import { factFields } from "../../../../domain/purchase/facts.ts";
import { fitFields } from "../../../../domain/purchase/fit-fields.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { readData } from "../../../../tests/support/privacy.ts";
import { sentRenewal } from "../../../../tests/support/sends.ts";
import { storedRequest } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUpVerified>>;
const base = "/api/carins/insurance-requests";
const EMIRATES_ID = "784199012345671";

const detailsOf = async (person: Person, id: string) => {
  const answer = await app.call({ url: `${base}/${id}`, headers: person.headers });
  return RequestDetails.parse(answer.json().data);
};

const staffViewed = async (documentId = "") => {
  const at = app.parts.now();
  const view = { actor: "staff", subject: "document", event: "viewed" } as const;
  await app.parts.db.insert(schema.audit).values({ ...view, at, subjectId: documentId });
};

describe("the answers of a request", () => {
  const vcc = {
    inputMethod: "vcc",
    registerEmirate: "sharjah",
    vccCardSource: "source3",
    vccDate: "2026-11-01",
    vccCardNumber: "VCC-77",
  };

  it("name every question of the form, for a new policy with its Emirates ID", async () => {
    const person = await signUpVerified(app);
    const id = await storedRequest(app, person, {
      type: "new",
      plateEmirate: null,
      plateCode: null,
      plateNumber: null,
      answers: vcc,
      emiratesId: EMIRATES_ID,
      make: "toyota",
      inputs: {
        year: { value: 2024, source: "asked" },
        value: { value: 90_000, source: "asked" },
        claimFreeYears: { value: 0, source: "asked" },
        claims: { value: "one", source: "asked" },
      },
      startDate: "2026-12-01",
    });
    const { answers, confirmation } = await detailsOf(person, id);
    const names = [
      "type",
      "inputMethod",
      "emiratesID",
      ...answerFields,
      ...factFields,
      ...fitFields,
    ];
    expect(Object.keys(answers).toSorted()).toEqual(names.toSorted());
    expect(answers).toMatchObject({
      ...vcc,
      type: "new",
      emiratesID: "784-1990-1234567-1",
      plateNumber: "",
      cylinderType: "4",
      carType: "saloon",
      carOrigin: "khaleegy",
      make: "toyota",
      model: "",
      year: "2024",
      value: "90000",
      claimFreeYears: "0",
    });
    expect(confirmation).toEqual({
      startDate: "2026-12-01",
      previousClaims: "one",
      vehicleValue: "90000",
    });
  });

  it("of a renewal fill the plate of both forms, and leave out assumed values", async () => {
    const { person, requestId } = await sentRenewal(app);
    const { answers, confirmation } = await detailsOf(person, requestId);
    expect(answers).toMatchObject({
      type: "renew",
      inputMethod: "plateNumber",
      emirate: "dubai",
      plateSource: "dubai",
      plateCode: "A",
      plateNumber: "12345",
      value: "",
      emiratesID: "",
    });
    expect(confirmation).toMatchObject({ previousClaims: "none", vehicleValue: "222300" });
  });

  it("keep the Emirates ID out of the list and out of the database's plain text", async () => {
    const person = await signUpVerified(app);
    const id = await storedRequest(app, person, { emiratesId: EMIRATES_ID });
    const list = await app.call({ url: base, headers: person.headers });
    expect(list.json().data).toHaveLength(1);
    expect(list.body.replaceAll("-", "")).not.toContain(EMIRATES_ID);
    const [row] = await app.parts.db
      .select()
      .from(schema.requests)
      .where(eq(schema.requests.id, id));
    expect(JSON.stringify(row)).not.toContain(EMIRATES_ID);
  });
});

describe("the views of a request", () => {
  it("list which document staff opened and when, but not the owner's own views", async () => {
    const person = await signUpVerified(app);
    const slots = ["id_front", "license_front"] as const;
    const id = await storedRequest(app, person, { slots });
    const other = await storedRequest(app, person, { slots });
    const { documents } = await detailsOf(person, id);
    const idOf = (slot: string) => documents.find((one) => one.slot === slot)?._id;
    expect((await detailsOf(person, id)).views).toEqual([]);

    const before = app.parts.now().toISOString();
    const url = `${base}/${id}/documents/${idOf("id_front")}`;
    await app.call({ url, headers: person.headers });
    await staffViewed(idOf("license_front"));
    await staffViewed(idOf("id_front"));
    const { views } = await detailsOf(person, id);
    expect(views.map(({ slot }) => slot)).toEqual(["license_front", "id_front"]);
    expect(views.every(({ at }) => at >= before)).toBe(true);
    expect((await detailsOf(person, other)).views).toEqual([]);
  });
});

describe("the history of a request", () => {
  const eventsOf = async (person: Person, id: string) => {
    const { history } = await detailsOf(person, id);
    const data = await readData(app, person);
    const kept = data.requests.find(({ _id }) => _id === id);
    expect(kept?.history).toEqual(history);
    return history.map(({ event }) => event);
  };

  it("is a list of known events: what staff do is not in it, nor what is new", async () => {
    const { person, requestId } = await sentRenewal(app);
    const before = await eventsOf(person, requestId);
    expect(before).toEqual(["submitted", "priced"]);
    for (const event of ["taken", "noteAdded", "identityRevealed", "eventOfTomorrow"])
      await app.parts.db.insert(schema.audit).values({
        actor: "staff",
        subject: "request",
        subjectId: requestId,
        event,
        toState: "awaiting_payment",
        at: app.parts.now(),
      });
    expect(await eventsOf(person, requestId)).toEqual(before);
  });
});
