import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HandOff } from "../../../../contract/payments.ts";
import { PriceChanged } from "../../../../contract/sends.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import {
  changePlan,
  chosenFields,
  publishEdition,
  quoteOf,
} from "../../../../tests/support/editions.ts";
import { anOffer, editAs, readDetails, setRequest } from "../../../../tests/support/edits.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { postRenewal, renewalParts } from "../../../../tests/support/sends.ts";
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

const slots = ["id", "license", "ownership"].flatMap(
  (kind) => [`${kind}_front`, `${kind}_back`] as ("id_front" | "id_back")[],
);

const sentFor = async (plan: string, inputs: Record<string, string> = {}) => {
  const person = await signUpVerified(app);
  const quote = await quoteOf(app, plan, inputs);
  const parts = await renewalParts(app, { ...chosenFields(quote), ...inputs });
  const { requestId } = HandOff.parse((await postRenewal(app, person, parts)).json());
  const edit = (fields: Record<string, unknown>) => editAs(app, person, requestId, fields);
  return { person, requestId, quote, edit, row: () => requestRow(app, requestId) };
};

const priceOf = ({ priceFils, ledger, edition, engineVersion, ratedOn }: Row) => ({
  priceFils,
  ledger,
  edition,
  engineVersion,
  ratedOn,
});
type Row = Awaited<ReturnType<typeof requestRow>>;

describe("an edit that names nothing rated", () => {
  const inTenDays = () => dayInDubai(app.parts.now(), 10);
  const edits: [string, () => Record<string, unknown>][] = [
    ["the name", () => ({ username: "Noura Al Ali" })],
    ["the phone", () => ({ phonenumber: "0507654321" })],
    ["the start", () => ({ startDate: inTenDays() })],
    ["make and model", () => ({ make: "toyota", model: "Corolla" })],
    ["a consent", () => ({ consentVersion: "2026-11", declaration: true })],
    ["where an answer comes from", () => ({ valueSource: "asked", previousClaimsSource: "asked" })],
    ["an answer that is stored already", () => ({ value: "90,000", claimFreeYears: 2 })],
    ["the same choice in another spelling", () => ({ addOns: " omanCover ", vehicleValue: 90000 })],
  ];

  it.each(edits)("but %s keeps price, ledger and edition for good", async (_name, fields) => {
    const inputs = { value: "90000", claimFreeYears: "2", addOns: "omanCover" };
    const { edit, row, quote } = await sentFor("nakhla-comprehensive", inputs);
    await setRequest(app, (await row()).id, { priceFils: quote.priceFils - 100, edition: "old" });
    const before = await row();
    expect((await edit(fields())).statusCode).toBe(200);
    expect(priceOf(await row())).toEqual(priceOf(before));
    expect((await row()).inputs).toMatchObject({ value: { value: 90_000 } });
  });

  it("but the package at its accepted price keeps the price, too", async () => {
    const { edit, row, quote } = await sentFor("lulwa-comprehensive");
    const before = await row();
    await publishEdition(app, "lulwa-comprehensive", { discount: 100 });
    const { edition: _edition, ...same } = chosenFields(quote);
    expect((await edit({ ...same, make: "kia" })).statusCode).toBe(200);
    expect(priceOf(await row())).toEqual(priceOf(before));
  });
});

describe("an edit of a rated input", () => {
  it("rates the plan for the merged inputs, and is refused with both ledgers first", async () => {
    const inputs = { value: "90000", financed: "true", excess: "700" };
    const { edit, row, quote, requestId } = await sentFor("qandeel-comprehensive", inputs);
    const before = await row();
    const answer = await edit({ claimFreeYears: "3" });
    expect(refusalOf(answer)).toMatchObject({ statusCode: 409, code: "requests.priceChanged" });
    const problem = PriceChanged.parse(answer.json());
    const next = await quoteOf(app, "qandeel-comprehensive", { ...inputs, claimFreeYears: "3" });
    expect(problem).toMatchObject({
      priceFils: next.priceFils,
      ledger: next.ledger,
      edition: next.edition,
      shown: { priceFils: quote.priceFils, edition: quote.edition, ledger: quote.ledger },
    });
    expect(problem.changes?.map(({ code }) => code)).toEqual(["claimFree", "vat"]);
    expect(await row()).toEqual(before);

    const again = await edit({ claimFreeYears: "3", companyprice: quote.price });
    expect(PriceChanged.parse(again.json()).shown?.ledger).toEqual(quote.ledger);

    const accepted = await edit({ claimFreeYears: "3", companyprice: next.price });
    expect(accepted.statusCode).toBe(200);
    expect(await row()).toMatchObject({
      priceFils: next.priceFils,
      inputs: {
        value: { value: 90_000, source: "asked" },
        financed: { value: true, source: "asked" },
        excess: { value: 700, source: "asked" },
        claimFreeYears: { value: 3, source: "asked" },
      },
    });
    expect((await attemptsOf(app, requestId)).map(({ state }) => state)).toEqual(["superseded"]);
  });

  it("uses the edition of today, whose ledger an edit may name as shown", async () => {
    const { edit, row } = await sentFor("sidrah-comprehensive");
    const shown = await quoteOf(app, "sidrah-comprehensive", { financed: "true" });
    const edition = await publishEdition(app, "sidrah-comprehensive", { discount: 200 });
    const named = { financed: true, companyprice: shown.price, edition: shown.edition };
    const problem = PriceChanged.parse((await edit(named)).json());
    expect(problem).toMatchObject({ edition, shown: { ledger: shown.ledger } });
    expect(problem.changes?.map(({ code }) => code)).toEqual(["insurerDiscount", "vat"]);
    expect((await edit({ financed: true, companyprice: problem.price })).statusCode).toBe(200);
    expect(await row()).toMatchObject({ priceFils: problem.priceFils, edition });
  });

  it("lets the plan make its own choices again, and keeps those of the customer", async () => {
    const { edit, row } = await sentFor("hazm-comprehensive", { value: "60000" });
    const { excessAed } = await quoteOf(app, "hazm-comprehensive", { value: "60000" });
    expect((await row()).inputs?.["excess"]).toEqual({ value: excessAed, source: "assumed" });
    const dearer = await quoteOf(app, "hazm-comprehensive", { value: "300000" });
    expect(dearer.excessAed).toBeGreaterThan(excessAed ?? 0);
    await edit({ value: "300000", companyprice: dearer.price });
    expect(await row()).toMatchObject({
      priceFils: dearer.priceFils,
      inputs: { excess: { value: dearer.excessAed, source: "assumed" } },
    });
  });

  it("that empties an answer or a choice rates without it", async () => {
    const given = { driverBirthYear: "2003", addOns: "carRental" };
    const { edit, row } = await sentFor("falaj-comprehensive", given);
    const { price } = await quoteOf(app, "falaj-comprehensive");
    const answer = await edit({ driverBirthYear: null, addOns: "", companyprice: price });
    expect(answer.statusCode).toBe(200);
    const { inputs } = await row();
    expect(inputs?.["driverBirthYear"]?.source).toBe("assumed");
    expect(inputs?.["addOns"]).toBeUndefined();
  });

  it("is refused with the reasons when the plan declines the new risk", async () => {
    const { edit, row, quote } = await sentFor("qandeel-comprehensive");
    const before = await row();
    const young = Number(app.quotes.today().slice(0, 4)) - 20;
    const answer = await edit({ driverBirthYear: String(young) });
    expect(refusalOf(answer)).toMatchObject({ statusCode: 409, code: "requests.declined" });
    expect(PriceChanged.parse(answer.json())).toMatchObject({
      reasons: ["driverTooYoung"],
      shown: { priceFils: quote.priceFils, ledger: quote.ledger },
    });
    expect(await row()).toEqual(before);
  });

  it.each([
    [{ value: "1" }, "value"],
    [{ claimLast24Months: "true", previousClaims: "none" }, "previousClaims"],
    [{ excess: "100" }, "excess"],
  ])("is refused with %j", async (fields, field) => {
    const { edit } = await sentFor("hazm-comprehensive");
    const refusal = { statusCode: 422, code: "requests.invalidField", field };
    expect(refusalOf(await edit(fields))).toEqual(refusal);
  });

  it("finds the plan of the same insurer under its new name", async () => {
    const { edit, row, quote } = await sentFor("marsa-comprehensive");
    await changePlan(app, "marsa-comprehensive", { nameEn: "Marsa Renamed" });
    expect((await edit({ plateNumber: "909" })).statusCode).toBe(200);
    expect(await row()).toMatchObject({
      companyNameEn: "Marsa Renamed",
      priceFils: quote.priceFils,
      plateNumber: "909",
    });
  });
});

describe("a request whose price names no edition", () => {
  const ledger = [
    { code: "tariffMinimum", amountFils: 74_000 },
    { code: "vat", amountFils: 3_700 },
  ];
  const inputs = {
    value: { value: 90_000, source: "assumed" },
    year: { value: 2021, source: "asked" },
    driverBirthYear: { value: 1985, source: "asked" },
    claims: { value: "one", source: "asked" },
    claimFreeYears: { value: 5, source: "asked" },
  };
  const unrated = {
    packageId: "nakhla-third-party-saloon-4-renew",
    insurer: "nakhla",
    companyNameEn: "Nakhla Third Party Plus",
    companyNameAr: "نخلة",
    coverType: "thirdParty",
    priceFils: 77_700,
    ledger,
    inputs,
  } as const;

  const stored = async () => {
    const person = await signUpVerified(app);
    const id = await storedRequest(app, person, { ...unrated, slots });
    const edit = (fields: Record<string, unknown>) => editAs(app, person, id, fields);
    return { person, id, edit, row: () => requestRow(app, id) };
  };

  it("is shown and paid as it is", async () => {
    const { person, id } = await stored();
    const details = await readDetails(app, person, id);
    expect(details).toMatchObject({
      edition: null,
      ratedOn: null,
      ledger,
      confirmation: { previousClaims: "one", vehicleValue: "90000" },
      answers: { value: "", year: "2021", claims: "one", claimFreeYears: "5" },
    });
    expect(details.inputs).toEqual([
      { input: "value", value: 90_000, source: "assumed" },
      { input: "year", value: 2021, source: "asked" },
      { input: "driverBirthYear", value: 1985, source: "asked" },
      { input: "claimLast24Months", value: true, source: "asked" },
      { input: "claimFreeYears", value: 5, source: "asked" },
    ]);
    const url = `/api/carins/insurance-requests/${id}/payment`;
    HandOff.parse((await app.call({ method: "POST", url, headers: person.headers })).json());
    expect(app.gateway.handedOff.at(-1)).toMatchObject({ amountFils: 77_700 });
  });

  it("keeps price and ledger when its edit names nothing rated", async () => {
    const { edit, row } = await stored();
    const before = await row();
    expect((await edit({})).statusCode).toBe(200);
    expect(await row()).toEqual(before);
    expect((await edit({ username: "Noura" })).statusCode).toBe(200);
    expect(await row()).toMatchObject({ ...unrated, username: "Noura", edition: null });
  });

  it("is rated anew when its edit changes an input", async () => {
    const { edit, row } = await stored();
    const problem = PriceChanged.parse((await edit({ drivingYears: "8" })).json());
    expect(problem.shown).toEqual({ priceFils: 77_700, edition: null, ledger });
    const answers = {
      driverBirthYear: "1985",
      claimLast24Months: "true",
      claimFreeYears: "5",
      drivingYears: "8",
    };
    const quote = await quoteOf(app, "nakhla-third-party", answers);
    expect(problem.priceFils).toBe(quote.priceFils);
    await edit({ drivingYears: "8", companyprice: quote.price });
    expect(await row()).toMatchObject({
      priceFils: quote.priceFils,
      edition: quote.edition,
      inputs: { ...inputs, drivingYears: { value: 8, source: "asked" } },
    });
  });
});

it("an agent's offer for another risk cannot be paid until there is a new one", async () => {
  const person = await signUpVerified(app);
  const values = { state: "offered", origin: "chinese", ...anOffer, slots } as const;
  for (const fields of [{ value: "90000" }, { make: "toyota" }]) {
    const id = await storedRequest(app, person, values);
    const answer = await editAs(app, person, id, fields);
    expect(answer.json().data).toMatchObject({ selectedPlan: null, ledger: null, mayPay: false });
  }
});
