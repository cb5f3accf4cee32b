import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { editRequest } from "../../../../contract/requests.ts";
import { tomorrowInDubai } from "../../../../domain/calendar-day.ts";
import { editAs, ifMatch, readDetails, setRequest } from "../../../../tests/support/edits.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { sentRenewal } from "../../../../tests/support/sends.ts";
import { requestRow } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let untouched: Awaited<ReturnType<typeof sentRenewal>>;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  untouched = await sentRenewal(app);
});
afterAll(() => app.close());

const DAY = 86_400_000;
const startIn = (days: number) =>
  tomorrowInDubai(new Date(app.parts.now().getTime() + (days - 1) * DAY));

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
      phoneTail: "123456705",
      startDate,
      make: "toyota",
      inputs: { ...before.inputs, claims: { value: "none", source: "asked" } },
      version: before.version + 1,
      updatedAt: after.updatedAt,
      touchedAt: after.touchedAt,
      news: "answersChanged",
      newsAt: after.updatedAt,
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
