import { randomUUID } from "node:crypto";
import { symbols } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { editRequest } from "../../../../contract/requests.ts";
import { tomorrowInDubai } from "../../../../domain/calendar-day.ts";
import { mayEdit, requestStates } from "../../../../domain/requests/request-state.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { editAs, ifMatch, readDetails, setRequest } from "../../../../tests/support/edits.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { sentRenewal } from "../../../../tests/support/sends.ts";
import {
  requestRow,
  storedLead,
  storedRequest,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let untouched: Awaited<ReturnType<typeof sentRenewal>>;
/** What all of this file's calls wrote to the log. */
const logged: string[] = [];
beforeAll(async () => {
  app = await openTestApp({ environment: { LOG_LEVEL: "debug", RATE_LIMITS: "off" } });
  const log = app.app.log as unknown as Record<symbol, { write: (line: string) => void }>;
  const stream = log[symbols.streamSym];
  if (stream) stream.write = (line) => void logged.push(line);
  untouched = await sentRenewal(app);
});
afterAll(() => app.close());

const DAY = 86_400_000;
const startIn = (days: number) =>
  tomorrowInDubai(new Date(app.parts.now().getTime() + (days - 1) * DAY));

/** A lead for a new policy by customs card, sent without pictures, of a new person. */
const aLead = async () => {
  const person = await signUpVerified(app);
  const id = await storedLead(app, person);
  return { person, id };
};

describe("an edit", () => {
  it("changes what it names, increases the version, and is in the history", async () => {
    const { person, requestId } = await sentRenewal(app);
    const before = await requestRow(app, requestId);
    const startDate = startIn(9);
    const answer = await editAs(
      app,
      person,
      requestId,
      {
        plateCode: "b",
        plateNumber: "٧٧",
        phonenumber: "0507654321",
        startDate,
        make: "toyota",
        previousClaims: "No previous claims",
        previousClaimsSource: "asked",
      },
      ifMatch(before.version),
    );
    const { data } = editRequest.schema.response[200].parse(answer.json());
    expect(data).toMatchObject({
      version: before.version + 1,
      state: "awaiting_payment",
      plateInfo: { emirate: "dubai", code: "B", number: "77" },
      startDate,
      answers: { make: "toyota", cylinderType: "4", carType: "saloon" },
      confirmation: { previousClaims: "none", vehicleValue: "222300" },
    });
    expect(data.history.at(-1)).toMatchObject({ event: "edited", state: "awaiting_payment" });
    const after = await requestRow(app, requestId);
    expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
    expect(after).toEqual({
      ...before,
      plateCode: "B",
      plateNumber: "77",
      phone: "+971507654321",
      startDate,
      make: "toyota",
      inputs: { ...before.inputs, claims: { value: "none", source: "asked" } },
      version: before.version + 1,
      updatedAt: after.updatedAt,
    });
  });

  it.each([
    ["nothing", {}],
    ["what is there already", { plateNumber: "12345", cylinderType: 4, carOrigin: "khaleegy" }],
    ["no field of ours", { colour: "red", constructor: "x" }],
    ["an empty name", { username: " " }],
  ])("that names %s changes no version", async (_name, fields) => {
    const { person, requestId } = untouched;
    const before = await requestRow(app, requestId);
    expect((await editAs(app, person, requestId, fields)).statusCode).toBe(200);
    expect(await requestRow(app, requestId)).toEqual(before);
    const { history } = await readDetails(app, person, requestId);
    expect(history.map(({ event }) => event)).not.toContain("edited");
  });

  it("keeps a start date that has passed unless it names another", async () => {
    const { person, requestId } = await sentRenewal(app);
    const past = startIn(-20);
    await setRequest(app, requestId, { startDate: past });
    expect((await editAs(app, person, requestId, { plateNumber: "8" })).statusCode).toBe(200);
    expect(await requestRow(app, requestId)).toMatchObject({ startDate: past, plateNumber: "8" });
    const refused = await editAs(app, person, requestId, { startDate: past });
    expect(refusalOf(refused)).toMatchObject({ statusCode: 422, code: "requests.startDate" });
  });

  it("confirms an assumed answer; a new answer does not inherit its source", async () => {
    const { person, requestId } = await sentRenewal(app);
    await editAs(app, person, requestId, { vehicleValueSource: "asked" });
    const confirmed = await requestRow(app, requestId);
    expect(confirmed).toMatchObject({ inputs: { value: { value: 222_300, source: "asked" } } });
    await editAs(app, person, requestId, { vehicleValue: "90,000 AED" });
    const assumed = await requestRow(app, requestId);
    expect(assumed).toMatchObject({ inputs: { value: { value: 90_000, source: "assumed" } } });
  });

  it("clears an optional answer that it empties", async () => {
    const { person, requestId } = await sentRenewal(app);
    await editAs(app, person, requestId, { make: "toyota", modelYear: "2020" });
    await editAs(app, person, requestId, { make: "", modelYear: null });
    const { make, inputs } = await requestRow(app, requestId);
    expect([make, inputs?.["year"]]).toEqual([null, undefined]);
  });

  it("stores each consent once", async () => {
    const { person, requestId } = await sentRenewal(app);
    const consent = { consentVersion: "2026-11", declaration: true };
    const versions = [];
    for (let time = 0; time < 2; time += 1)
      versions.push((await editAs(app, person, requestId, consent)).json().data.version);
    expect(versions).toEqual([3, 3]);
  });

  const refusals: [string, object, number, string, string?][] = [
    ["an emptied plate", { plateNumber: "" }, 422, "requests.missing", "plateNumber"],
    ["a long plate", { plateNumber: "123456" }, 422, "requests.invalidField", "plateNumber"],
    ["twelve cylinders", { cylinderType: 12 }, 422, "requests.invalidField", "cylinderType"],
    ["an unknown emirate", { emirate: "oman" }, 422, "requests.invalidField", "emirate"],
    ["a strange year", { modelYear: "soon" }, 422, "requests.invalidField", "modelYear"],
    ["a list", { make: ["toyota"] }, 422, "requests.invalidField", "make"],
    ["a null character", { username: "a\0b" }, 422, "requests.invalidField", "username"],
    ["a text too long", { make: "x".repeat(999) }, 422, "requests.invalidField", "make"],
    ["another's e-mail", { email: "a@b.test" }, 403, "requests.foreignEmail", "email"],
    ["a strange version", { version: "x" }, 422, "requests.invalidField", "version"],
  ];
  it.each(refusals)("with %s is refused and stores nothing", async (_name, fields, ...refusal) => {
    const [statusCode, code, field] = refusal;
    const { person, requestId } = untouched;
    const before = await requestRow(app, requestId);
    const answer = await editAs(app, person, requestId, { ...fields, model: "corolla" });
    expect(refusalOf(answer)).toEqual({ statusCode, code, field });
    expect(await requestRow(app, requestId)).toEqual(before);
  });

  it.each([
    ["a list", "[]", "application/json", 400],
    ["broken JSON", "{", "application/json", 400],
    ["a text", '"x"', "application/json", 400],
    ["a web form", "make=toyota", "application/x-www-form-urlencoded", 415],
    ["a form without a boundary", "x", "multipart/form-data", 415],
    ["something unknown", "x", "application/x-unknown", 415],
  ])("whose body is %s is refused", async (_name, payload, type, statusCode) => {
    const { person, requestId } = untouched;
    const url = `/api/carins/insurance-requests/${requestId}`;
    const headers = { ...person.headers, "content-type": type };
    const answer = await app.call({ method: "PATCH", url, payload, headers });
    expect(answer.json()).toMatchObject({ status: "fail" });
    expect([statusCode, 400]).toContain(answer.statusCode);
  });

  it.each(requestStates)("of a request that is %s is allowed as ruling P7 says", async (state) => {
    const person = await signUpVerified(app);
    const slots = ["id", "license", "ownership"] as const;
    const id = await storedRequest(app, person, {
      state,
      slots: slots.flatMap((kind) => [`${kind}_front`, `${kind}_back`] as const),
      companyNameEn: "A plan",
      coverType: "thirdParty",
      priceFils: 1,
    });
    const answer = await editAs(app, person, id, { phonenumber: "501112233" }, ifMatch(1));
    if (mayEdit(state)) expect(answer.statusCode).toBe(200);
    else expect(refusalOf(answer)).toEqual({ statusCode: 409, code: "requests.notEditable" });
  });

  it("of another account's request, or of no request, is not found before its body is read", async () => {
    const { requestId } = untouched;
    const stranger = await signUpVerified(app);
    for (const id of [requestId, randomUUID(), "x"]) {
      const url = `/api/carins/insurance-requests/${id}`;
      const headers = { ...stranger.headers, "content-type": "application/json" };
      const answer = await app.call({ method: "PATCH", url, payload: "{", headers });
      expect(refusalOf(answer)).toEqual({ statusCode: 404, code: "requests.notFound" });
    }
  });
});

describe("two tabs with one request", () => {
  it.each([
    ["If-Match", {}, ifMatch(2)],
    ["a weak tag", {}, { "if-match": 'W/"2"' }],
    ["no tag of ours", {}, { "if-match": "yesterday" }],
    ["the field", { version: 2 }, {}],
    ["a version that never was", { version: "0" }, {}],
  ])(
    "the second one names its version by %s: it gets 412 and nothing is lost",
    async (_n, by, headers) => {
      const { person, requestId } = await sentRenewal(app);
      const first = await editAs(app, person, requestId, { make: "toyota" }, ifMatch(2));
      expect(first.json().data.version).toBe(3);
      const second = await editAs(app, person, requestId, { make: "nissan", ...by }, headers);
      expect(refusalOf(second)).toEqual({ statusCode: 412, code: "requests.changedMeanwhile" });
      expect(await requestRow(app, requestId)).toMatchObject({ make: "toyota", version: 3 });
    },
  );

  it.each([{ "if-match": '"1", "2"' }, { "if-match": "*" }, {}])(
    "passes with %o",
    async (headers) => {
      const { person, requestId } = await sentRenewal(app);
      const answer = await editAs(app, person, requestId, { make: "toyota" }, headers);
      expect(answer.json().data.version).toBe(3);
    },
  );

  it("of ten parallel edits of one version one wins", async () => {
    const { person, requestId } = await sentRenewal(app);
    const makes = Array.from({ length: 10 }, (_, n) => `Make ${n}`);
    const answers = await Promise.all(
      makes.map((make) => editAs(app, person, requestId, { make }, ifMatch(2))),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 412)).toHaveLength(9);
    expect(await requestRow(app, requestId)).toMatchObject({
      make: makes[codes.indexOf(200)],
      version: 3,
    });
  });

  it("of edits without a version each stores what it names", async () => {
    const { person, requestId } = await sentRenewal(app);
    const edits = [{ make: "toyota" }, { model: "Corolla" }, { modelYear: "2020" }];
    await Promise.all(edits.map((fields) => editAs(app, person, requestId, fields)));
    expect(await requestRow(app, requestId)).toMatchObject({
      make: "toyota",
      model: "Corolla",
      inputs: { year: { value: 2020, source: "asked" } },
      version: 5,
    });
  });
});

describe("an edit of a lead", () => {
  it("keeps it a lead, whichever car it becomes", async () => {
    const { person, id } = await aLead();
    const answer = await editAs(app, person, id, { carOrigin: "khaleegy", cardnumber: "VCC-78" });
    expect(answer.json().data).toMatchObject({
      state: "lead",
      selectedPlan: null,
      answers: { carOrigin: "khaleegy", vccCardNumber: "VCC-78", vccCardSource: "source3" },
    });
  });

  it("keeps the phone as it was stored, and the Emirates ID as it was sealed", async () => {
    const { person, id } = await aLead();
    const before = await requestRow(app, id);
    await editAs(app, person, id, { carOrigin: "non_khaleegy", emiratesID: "784-1990-1234567-1" });
    const after = await requestRow(app, id);
    expect(after.origin).toBe("non_khaleegy");
    expect([after.phone, after.emiratesIdSealed]).toEqual([before.phone, before.emiratesIdSealed]);
  });

  it("encrypts another Emirates ID, which no list and no log shows", async () => {
    const { person, id } = await aLead();
    for (const emiratesID of ["784-1985-1234567-2", "784-1985-123", "784-1985-1234567-2 9"])
      await editAs(app, person, id, { emiratesID });
    expect((await readDetails(app, person, id)).answers["emiratesID"]).toBe("784-1985-1234567-2");
    const list = await app.call({
      url: "/api/carins/insurance-requests",
      headers: person.headers,
    });
    const row = JSON.stringify(await requestRow(app, id));
    expect(logged.length).toBeGreaterThan(3);
    for (const text of [list.body, row, ...logged])
      expect(text.replaceAll("-", "")).not.toContain("7841985123");
  });
});
