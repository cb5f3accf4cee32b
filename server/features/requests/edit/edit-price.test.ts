import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HandOff } from "../../../../contract/payments.ts";
import {
  buildCatalogue,
  type PlanSeed,
} from "../../../../domain/quotes/demonstration/catalogue.ts";
import { rate } from "../../../../domain/quotes/rate.ts";
import type { CylinderCount } from "../../../../domain/vehicle/car.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { anOffer, editAs, ifMatch, setRequest } from "../../../../tests/support/edits.ts";
import { startPayment } from "../../../../tests/support/payments.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { sentRenewal } from "../../../../tests/support/sends.ts";
import {
  attemptsOf,
  attemptStatesOf,
  bothSides,
  requestRow,
  storedRequest,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

const priceOf = ({ edition }: PlanSeed, cylinders: string) => {
  const day = app.quotes.today();
  const rated = rate(edition, {
    body: "saloon",
    cylinders: cylinders as CylinderCount,
    day,
    inputs: {},
  });
  return rated.outcome === "priced" ? rated.priceFils : 0;
};

/** The price of the request's insurer for the same cover and another number of cylinders. */
const priceFor = async (requestId: string, cylinders: string) => {
  const { insurer } = await requestRow(app, requestId);
  const found = buildCatalogue().find(
    (one) => one.insurer === insurer && one.coverType === "thirdParty",
  );
  return found ? priceOf(found, cylinders) : 0;
};

describe("an edit of a priced request that changes what the price is for", () => {
  it("is refused with the new price of the same cover, and changes nothing", async () => {
    const { person, requestId } = await sentRenewal(app);
    const before = await requestRow(app, requestId);
    const answer = await editAs(app, person, requestId, { cylinderType: "8" });
    expect(refusalOf(answer)).toEqual({
      statusCode: 409,
      code: "requests.priceChanged",
      field: "companyprice",
    });
    const priceFils = await priceFor(requestId, "8");
    expect(answer.json()).toMatchObject({ priceFils, price: priceFils / 100 });
    expect(await requestRow(app, requestId)).toEqual(before);
    expect(await attemptStatesOf(app, requestId)).toEqual(["handed_off"]);
  });

  it("accepts the new price when it is named, and supersedes the attempt at the old one", async () => {
    const sent = await sentRenewal(app);
    const { person, requestId } = sent;
    const before = await requestRow(app, requestId);
    const priceFils = await priceFor(requestId, "8");
    const edit = { cylinderType: "8", companyprice: priceFils / 100 };
    const answer = await editAs(app, person, requestId, edit, ifMatch(before.version));
    expect(answer.json().data).toMatchObject({
      state: "awaiting_payment",
      version: before.version + 1,
      selectedPlan: { priceFils },
      mayPay: true,
    });
    expect(answer.json().data.ledger).toEqual(
      expect.arrayContaining([
        { code: "vat", amountFils: expect.any(Number), inputs: [], source: "vat", verified: true },
      ]),
    );
    expect(await attemptStatesOf(app, requestId)).toEqual(["superseded"]);
    expect((await requestRow(app, requestId)).packageId).toContain("-8-renew");

    HandOff.parse((await startPayment(app, sent)).json());
    expect(app.gateway.handedOff.at(-1)).toMatchObject({ amountFils: priceFils });
  });

  it("refuses a named price that is not ours", async () => {
    const { person, requestId } = await sentRenewal(app);
    const edit = { cylinderType: "8", companyprice: "1" };
    const answer = await editAs(app, person, requestId, edit);
    expect(refusalOf(answer)).toMatchObject({ statusCode: 409, code: "requests.priceChanged" });
    expect((await requestRow(app, requestId)).cylinders).toBe("4");
  });

  it("changes the package, so that another insurer is paid", async () => {
    const sent = await sentRenewal(app);
    const { person, requestId } = sent;
    const { insurer } = await requestRow(app, requestId);
    const other = buildCatalogue().find(
      (one) => one.insurer !== insurer && one.coverType === "comprehensive",
    );
    const priceFils = other ? priceOf(other, "6") : 0;
    const edit = {
      cylinderType: "6",
      companyname: other?.name.ar,
      companyprice: priceFils / 100,
      companytype: "comprehensive",
    };
    const answer = await editAs(app, person, requestId, edit);
    expect(answer.json().data.selectedPlan).toMatchObject({
      insurer: other?.insurer,
      companyType: "comprehensive",
      priceFils,
    });
    await startPayment(app, sent);
    const attempts = await attemptsOf(app, requestId);
    expect(attempts.map(({ state, payee }) => [state, payee])).toEqual([
      ["superseded", insurer],
      ["handed_off", other?.insurer],
    ]);
  });

  it("keeps price and open attempt when the car costs the same", async () => {
    const { person, requestId } = await sentRenewal(app);
    const before = await requestRow(app, requestId);
    const answer = await editAs(app, person, requestId, { make: "toyota", modelYear: "2020" });
    expect(answer.json().data.selectedPlan.priceFils).toBe(before.priceFils);
    expect(await attemptStatesOf(app, requestId)).toEqual(["handed_off"]);
  });

  it("keeps the accepted price when only contact or start date change", async () => {
    const { person, requestId } = await sentRenewal(app);
    await setRequest(app, requestId, { priceFils: 77_700 });
    expect((await editAs(app, person, requestId, { username: "Noura" })).statusCode).toBe(200);
    expect(await requestRow(app, requestId)).toMatchObject({
      priceFils: 77_700,
      username: "Noura",
    });
    const rated = await editAs(app, person, requestId, { plateNumber: "9" });
    expect(refusalOf(rated)).toMatchObject({ code: "requests.priceChanged" });
  });

  it("of an insurer that has no such cover any more is refused", async () => {
    const { person, requestId } = await sentRenewal(app);
    await setRequest(app, requestId, { companyNameEn: "Gone", insurer: "unknown" });
    for (const edit of [{ cylinderType: "6" }, { companyname: "None" }])
      expect(refusalOf(await editAs(app, person, requestId, edit))).toEqual({
        statusCode: 422,
        code: "requests.unknownPackage",
        field: "companyname",
      });
  });

  it.each([
    ["a Chinese car", { carOrigin: "chinese" }, "carOrigin"],
    ["an unlisted plate code", { plateCode: "ZZZ" }, "plateCode"],
  ])("into %s cannot be priced online", async (_name, edit, field) => {
    const { person, requestId } = await sentRenewal(app);
    const before = await requestRow(app, requestId);
    const answer = await editAs(app, person, requestId, edit);
    expect(refusalOf(answer)).toEqual({
      statusCode: 422,
      code: "requests.notPricedOnline",
      field,
    });
    expect(await requestRow(app, requestId)).toEqual(before);
  });

  it("of a request without a price makes it a lead", async () => {
    const person = await signUpVerified(app);
    const id = await storedRequest(app, person, {
      state: "submitted",
      ...anOffer,
      slots: bothSides("id", "license", "ownership"),
    });
    const answer = await editAs(app, person, id, { carOrigin: "chinese" });
    expect(answer.json().data).toMatchObject({ state: "lead", selectedPlan: null });
    expect(answer.json().data.history.map(({ event }: { event: string }) => event)).toEqual([
      "edited",
      "becameLead",
    ]);
  });

  it("among many edits and starts leaves at most one live attempt, at the current price", async () => {
    const sent = await sentRenewal(app);
    const { person, requestId } = sent;
    const prices = await Promise.all(["4", "6", "8"].map((count) => priceFor(requestId, count)));
    const edits = ["8", "6", "4", "8", "6"].map((cylinderType) =>
      editAs(app, person, requestId, {
        cylinderType,
        companyprice: (prices[["4", "6", "8"].indexOf(cylinderType)] ?? 0) / 100,
      }),
    );
    const answers = await Promise.all([...edits, ...edits.map(() => startPayment(app, sent))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const { priceFils } = await requestRow(app, requestId);
    const live = (await attemptsOf(app, requestId)).filter(({ state }) =>
      ["created", "handed_off", "verifying"].includes(state),
    );
    expect(live.length).toBeLessThanOrEqual(1);
    for (const attempt of live) expect(attempt.amountFils).toBe(priceFils);
  });
});
