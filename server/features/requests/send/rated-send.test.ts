import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { HandOff } from "../../../../contract/payments.ts";
import { PriceChanged } from "../../../../contract/sends.ts";
import { ENGINE_VERSION } from "../../../../domain/quotes/rate.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { chosenFields, publishEdition, quoteOf } from "../../../../tests/support/editions.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import {
  newPolicyParts,
  postPurchase,
  postRenewal,
  renewalParts,
} from "../../../../tests/support/sends.ts";
import { asLead } from "../../../../tests/support/purchases.ts";
import { countFiles, requestRow } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
let person: Awaited<ReturnType<typeof signUpVerified>>;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  person = await signUpVerified(app);
});
afterAll(() => app.close());

type Quote = Awaited<ReturnType<typeof quoteOf>>;

const send = async (quote: Quote, inputs: Record<string, string | undefined> = {}) =>
  postRenewal(app, person, await renewalParts(app, { ...chosenFields(quote), ...inputs }));

const stored = async (answer: Awaited<ReturnType<typeof send>>) => {
  expect(answer.statusCode).toBe(200);
  return requestRow(app, HandOff.parse(answer.json()).requestId);
};

const refused = async (answer: Awaited<ReturnType<typeof send>>) => {
  expect(answer.statusCode).toBe(409);
  return PriceChanged.parse(answer.json());
};

const countRequests = async () => {
  const [row] = await app.parts.db.select({ n: count() }).from(schema.requests);
  return row?.n;
};

/** Runs once after a send was checked and before its transaction. */
const beforeStoring = (run: () => Promise<unknown>) => {
  const { db } = app.parts;
  const begin = db.transaction.bind(db);
  vi.spyOn(db, "transaction").mockImplementationOnce(async (...given) => {
    await run();
    return begin(...given);
  });
};

describe("a send with rated inputs", () => {
  const inputs = {
    value: "90000",
    year: "2022",
    driverBirthYear: "1994",
    drivingYears: "1",
    claimFreeYears: "2",
    financed: "true",
    excess: "700",
    addOns: "omanCover,carRental",
  };

  it("is charged what its quote showed, and stores all that made the price", async () => {
    const quote = await quoteOf(app, "nakhla-comprehensive", inputs);
    const request = await stored(await send(quote, inputs));
    expect(request).toMatchObject({
      priceFils: quote.priceFils,
      packageId: "nakhla-comprehensive-saloon-4-renew",
      edition: quote.edition,
      engineVersion: ENGINE_VERSION,
      ratedOn: app.quotes.today(),
    });
    expect(app.gateway.handedOff.at(-1)).toMatchObject({ amountFils: quote.priceFils });
    expect(request.inputs).toEqual({
      value: { value: 90_000, source: "asked" },
      year: { value: 2022, source: "asked" },
      driverBirthYear: { value: 1994, source: "asked" },
      drivingYears: { value: 1, source: "asked" },
      claims: { value: "none", source: "assumed" },
      claimFreeYears: { value: 2, source: "asked" },
      financed: { value: true, source: "asked" },
      excess: { value: 700, source: "asked" },
      repair: { value: "garage", source: "assumed" },
      addOns: { value: ["omanCover", "carRental"], source: "asked" },
    });
    const lines = request.ledger?.map(({ code, source, verified }) => [code, source, verified]);
    expect(lines).toEqual(expect.arrayContaining([["claimFree", "claimFree", false]]));
    expect(request.ledger?.reduce((sum, line) => sum + line.amountFils, 0)).toBe(quote.priceFils);
  });

  it.each([
    [{ vehicleValue: "90,000 AED", vehicleValueSource: "asked" }, "value", 90_000, "asked"],
    [{ vehicleValue: "٩٠٠٠٠" }, "value", 90_000, "assumed"],
    [{ value: "90000", vehicleValue: "90000" }, "value", 90_000, "asked"],
    [{ value: "90000", valueSource: "assumed" }, "value", 90_000, "assumed"],
    [{ value: "90000", valueSource: "proven" }, "value", 90_000, "assumed"],
    [{ modelYear: "2018" }, "year", 2018, "asked"],
    [{ claimLast24Months: "true" }, "claims", "one", "asked"],
    [{ previousClaims: "One previous claim" }, "claims", "one", "assumed"],
    [
      { previousClaims: "two_or_more", claimLast24Months: "true" },
      "claims",
      "two_or_more",
      "asked",
    ],
    [{ drivingYears: "0", drivingYearsSource: "assumed" }, "drivingYears", 0, "assumed"],
    [{ repair: "agency", repairSource: "assumed" }, "repair", "agency", "asked"],
  ])("may spell them as in %j", async (fields, input, value, source) => {
    const asked = Object.entries(fields).filter(([name]) => !name.endsWith("Source"));
    const quote = await quoteOf(app, "qandeel-comprehensive", Object.fromEntries(asked));
    const request = await stored(await send(quote, fields));
    expect(request.inputs?.[input]).toEqual({ value, source });
    expect(request.priceFils).toBe(quote.priceFils);
  });

  it.each([
    [{ value: "90000", vehicleValue: "90001" }, "vehicleValue"],
    [{ year: "2020", modelYear: "2021" }, "modelYear"],
    [{ claimLast24Months: "false", previousClaims: "one" }, "previousClaims"],
    [{ claimFreeYears: "6" }, "claimFreeYears"],
    [{ drivingYears: "81" }, "drivingYears"],
    [{ excess: "500" }, "excess"],
    [{ addOns: "omanCover,helicopter" }, "addOns"],
    [{ repair: "shed" }, "repair"],
    [{ financed: "perhaps" }, "financed"],
  ])("is refused with %j", async (fields, field) => {
    const answer = await send(await quoteOf(app, "qandeel-comprehensive"), fields);
    expect(refusalOf(answer)).toEqual({ statusCode: 422, code: "requests.invalidField", field });
  });

  it("may name them after its pictures", async () => {
    const older = { driverBirthYear: "2003" };
    const quote = await quoteOf(app, "hazm-third-party", older);
    const parts = await renewalParts(app, chosenFields(quote));
    const answer = await postRenewal(app, person, [...parts, ["driverBirthYear", "2003"]]);
    expect(await stored(answer)).toMatchObject({ priceFils: quote.priceFils });
  });

  it("stores the choices as they were sold, and answers that the plan does not read", async () => {
    const wanted = { repair: "agency", excess: "1400", value: "60000", addOns: "omanCover" };
    const quote = await quoteOf(app, "hazm-comprehensive", wanted);
    expect(quote.unavailable).toEqual(["excess", "agency"]);
    expect((await stored(await send(quote, wanted))).inputs).toMatchObject({
      repair: { value: "garage", source: "assumed" },
      excess: { value: quote.excessAed, source: "assumed" },
      addOns: { value: ["omanCover"], source: "asked" },
    });
    const basic = await quoteOf(app, "hazm-third-party");
    expect((await stored(await send(basic, { value: "60000" }))).inputs).toEqual({
      value: { value: 60_000, source: "asked" },
      driverBirthYear: { value: expect.any(Number), source: "assumed" },
      drivingYears: { value: 5, source: "assumed" },
      claims: { value: "none", source: "assumed" },
      claimFreeYears: { value: 0, source: "assumed" },
    });
  });

  it("that is a lead stores what was given, and no edition", async () => {
    const given = { value: "90000", previousClaims: "one" };
    const parts = await newPolicyParts(app, "vcc", { ...asLead(), ...given });
    const answer = await postPurchase(app, "new", undefined, parts);
    expect(answer.statusCode).toBe(200);
    const [row] = await app.parts.db
      .select()
      .from(schema.requests)
      .where(eq(schema.requests.number, answer.json<{ number: string }>().number));
    expect(row).toMatchObject({ edition: null, engineVersion: null, ratedOn: null });
    expect(row?.inputs).toEqual({
      value: { value: 90_000, source: "asked" },
      claims: { value: "one", source: "assumed" },
    });
  });
});

describe("a send whose price is not ours", () => {
  it("is refused with both ledgers and what changed, and leaves nothing behind", async () => {
    const shown = await quoteOf(app, "sidrah-comprehensive");
    const before = [await countRequests(), await countFiles(app)];
    const handedOff = app.gateway.handedOff.length;
    const edition = await publishEdition(app, "sidrah-comprehensive", { discount: 500 });
    const answer = await send(shown);

    const problem = await refused(answer);
    expect(problem).toMatchObject({
      code: "requests.priceChanged",
      field: "companyprice",
      edition,
      shown: { priceFils: shown.priceFils, edition: shown.edition, ledger: shown.ledger },
    });
    const { ledger = [], priceFils = 0, price, changes = [] } = problem;
    expect(ledger.reduce((sum, line) => sum + line.amountFils, 0)).toBe(priceFils);
    expect(price).toBe(priceFils / 100);
    expect(changes.map(({ code }) => code)).toEqual(["insurerDiscount", "vat"]);
    expect(changes.reduce((sum, { fromFils, toFils }) => sum + toFils - fromFils, 0)).toBe(
      priceFils - shown.priceFils,
    );
    expect([await countRequests(), await countFiles(app)]).toEqual(before);
    expect(app.gateway.handedOff).toHaveLength(handedOff);

    const accepted = await send(shown, { companyprice: String(price), edition });
    expect(await stored(accepted)).toMatchObject({ priceFils, edition });
  });

  it("is told its own ledger when the price was shown for other answers", async () => {
    const shown = await quoteOf(app, "marsa-comprehensive", { value: "60000", financed: "true" });
    const problem = await refused(await send(shown, { value: "60000" }));
    expect(problem.edition).toBe(shown.edition);
    expect(problem.shown?.ledger).toEqual(problem.ledger);
    expect(problem.changes).toEqual([]);
  });

  it.each([
    ["no edition", undefined],
    ["an unknown edition", "f".repeat(64)],
    ["no digest at all", "latest"],
  ])("is refused without the shown ledger when it names %s", async (_name, edition) => {
    const shown = await quoteOf(app, "falaj-comprehensive");
    const problem = await refused(await send(shown, { companyprice: "7.50", edition }));
    expect(problem.shown).toEqual({ priceFils: 750, edition: edition ?? null, ledger: null });
    expect(problem.changes).toBeUndefined();
  });

  it("is refused without the shown ledger when it names another plan's edition", async () => {
    const [shown, other] = await Promise.all(
      ["falaj-comprehensive", "hazm-comprehensive"].map((plan) => quoteOf(app, plan)),
    );
    const wrong = { companyprice: "1", edition: other?.edition };
    const answer = await send(shown as Quote, wrong);
    expect((await refused(answer)).shown?.ledger).toBeNull();
  });

  it("is refused when a new edition comes between its check and its storing", async () => {
    const shown = await quoteOf(app, "lulwa-comprehensive");
    const before = [await countRequests(), await countFiles(app)];
    beforeStoring(() => publishEdition(app, "lulwa-comprehensive", { discount: 100 }));
    expect(await refused(await send(shown))).toMatchObject({
      code: "requests.priceChanged",
      shown: { ledger: shown.ledger },
    });
    expect([await countRequests(), await countFiles(app)]).toEqual(before);
  });

  it("is refused with the reasons when the plan is declined meanwhile", async () => {
    const shown = await quoteOf(app, "falaj-third-party");
    beforeStoring(() =>
      publishEdition(app, "falaj-third-party", { declines: { minDriverAge: 60 } }),
    );
    const answer = await send(shown);
    expect(refusalOf(answer)).toMatchObject({ statusCode: 409, code: "requests.declined" });
    expect(await refused(answer)).toMatchObject({
      reasons: ["driverTooYoung"],
      shown: { priceFils: shown.priceFils, edition: shown.edition, ledger: shown.ledger },
    });
  });
});

it("a send is accepted when a new edition gives the same price, and stores the new one", async () => {
  const shown = await quoteOf(app, "marsa-third-party");
  const { declines } = (await app.quotes.edition(shown.edition))?.tables ?? { declines: {} };
  const edition = await publishEdition(app, "marsa-third-party", {
    declines: { ...declines, minDriverAge: 18 },
  });
  expect(edition).not.toBe(shown.edition);
  expect(await stored(await send(shown))).toMatchObject({ priceFils: shown.priceFils, edition });
});
