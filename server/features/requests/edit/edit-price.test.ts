import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HandOff } from "../../../../contract/payments.ts";
import {
  buildCatalogue,
  type PlanSeed,
} from "../../../../domain/quotes/demonstration/catalogue.ts";
import { rate } from "../../../../domain/quotes/rate.ts";
import type { CylinderCount } from "../../../../domain/vehicle/car.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import {
  anOffer,
  editAs,
  ifMatch,
  readDetails,
  setRequest,
} from "../../../../tests/support/edits.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { sentRenewal } from "../../../../tests/support/sends.ts";
import {
  attemptsOf,
  requestRow,
  storedRequest,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Sent = Awaited<ReturnType<typeof sentRenewal>>;

const slots = ["id", "license", "ownership"].flatMap(
  (kind) => [`${kind}_front`, `${kind}_back`] as ("id_front" | "id_back")[],
);

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

const startPayment = ({ person, requestId }: Sent) =>
  app.call({
    method: "POST",
    url: `/api/carins/insurance-requests/${requestId}/payment`,
    headers: person.headers,
  });

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
    expect((await attemptsOf(app, requestId)).map(({ state }) => state)).toEqual(["handed_off"]);
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
    expect((await attemptsOf(app, requestId)).map(({ state }) => state)).toEqual(["superseded"]);
    expect((await requestRow(app, requestId)).packageId).toContain("-8-renew");

    HandOff.parse((await startPayment(sent)).json());
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
    await startPayment(sent);
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
    expect((await attemptsOf(app, requestId)).map(({ state }) => state)).toEqual(["handed_off"]);
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
    const id = await storedRequest(app, person, { state: "submitted", ...anOffer, slots });
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
    const answers = await Promise.all([...edits, ...edits.map(() => startPayment(sent))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const { priceFils } = await requestRow(app, requestId);
    const live = (await attemptsOf(app, requestId)).filter(({ state }) =>
      ["created", "handed_off", "verifying"].includes(state),
    );
    expect(live.length).toBeLessThanOrEqual(1);
    for (const attempt of live) expect(attempt.amountFils).toBe(priceFils);
  });
});

describe("an edit of an offer", () => {
  const offered = async () => {
    const person = await signUpVerified(app);
    const requestId = await storedRequest(app, person, {
      state: "offered",
      origin: "chinese",
      ...anOffer,
      slots,
    });
    return { person, requestId } as Sent;
  };

  it("for another car removes its price until there is a new one", async () => {
    const sent = await offered();
    expect((await readDetails(app, sent.person, sent.requestId)).mayPay).toBe(true);
    const answer = await editAs(app, sent.person, sent.requestId, { cylinderType: "8" });
    expect(answer.json().data).toMatchObject({
      state: "offered",
      selectedPlan: null,
      ledger: null,
      mayPay: false,
    });
    expect(refusalOf(await startPayment(sent))).toMatchObject({ code: "requests.notPayable" });
    expect(await requestRow(app, sent.requestId)).toMatchObject({ state: "offered" });
  });

  it("that does not change the car does not change the offer", async () => {
    const sent = await offered();
    const edit = { username: "Noura", companyname: "Mine", companyprice: "1" };
    const answer = await editAs(app, sent.person, sent.requestId, edit);
    expect(answer.json().data).toMatchObject({
      mayPay: true,
      selectedPlan: { priceFils: anOffer.priceFils, insurer: anOffer.insurer },
    });
    HandOff.parse((await startPayment(sent)).json());
    expect(app.gateway.handedOff.at(-1)).toMatchObject({ amountFils: anOffer.priceFils });
  });

  it("after it was accepted may still correct the contact, but not the car", async () => {
    const { person, requestId } = await offered();
    await setRequest(app, requestId, { state: "awaiting_payment" });
    const mended = await editAs(app, person, requestId, { username: "Noura" });
    expect(mended.json().data.selectedPlan.priceFils).toBe(anOffer.priceFils);
    const answer = await editAs(app, person, requestId, { cylinderType: "8" });
    expect(refusalOf(answer)).toEqual({
      statusCode: 422,
      code: "requests.notPricedOnline",
      field: "carOrigin",
    });
  });
});

describe("the package that a lead names", () => {
  it("may be changed by an edit", async () => {
    const person = await signUpVerified(app);
    const id = await storedRequest(app, person, {
      state: "lead",
      origin: "chinese",
      slots,
    });
    const offer = buildCatalogue().find((one) => one.insurer === "marsa");
    const edit = { companyname: offer?.name.en, companytype: offer?.coverType };
    expect((await editAs(app, person, id, edit)).statusCode).toBe(200);
    expect((await requestRow(app, id)).packageId).toBe(`${offer?.id}-saloon-4-renew`);
  });
});
