import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSharedQuote, type SharedQuote } from "../../../contract/shared-quotes.ts";
import { DAY_MS, HOUR_MS } from "../../../domain/durations.ts";
import { readInputs } from "../../../domain/quotes/risk.ts";
import { PriceChanged } from "../../../contract/sends.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import {
  changePlan,
  chosenFields,
  publishEdition,
  quoteOf,
} from "../../../tests/support/editions.ts";
import { soldAgain, withFormerCurve } from "../../../tests/support/former-curve.ts";
import { editionNamed } from "../../../tests/support/rating.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { postRenewal, renewalParts } from "../../../tests/support/sends.ts";
import { sharedQuote, shareQuote } from "../../../tests/support/shared-quotes.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

const { sharedQuotes } = schema;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

const answers = {
  value: "90000",
  year: "2022",
  driverBirthYear: "1994",
  drivingYears: "1",
  previousClaims: "two_or_more",
  excess: "700",
  addOns: "omanCover,carRental",
};

const read = async (code: string, language = "en"): Promise<SharedQuote> => {
  const headers = { "accept-language": language };
  const answer = await app.call({ url: `/api/quotes/${code}`, headers });
  expect(answer.statusCode).toBe(200);
  const promised = readSharedQuote.schema.response[200].parse(answer.json());
  expect(promised).toEqual(answer.json());
  return promised.data;
};

const rows = () => app.parts.db.select().from(sharedQuotes);

describe("a shared quote", () => {
  it("is what was shown, and as much today", async () => {
    const shown = await quoteOf(app, "nakhla-comprehensive", answers);
    const { code, url, expiresAt } = await sharedQuote(app, "nakhla-comprehensive", answers);
    expect(code).toMatch(/^[\w-]{22}$/);
    expect(url).toBe(`http://localhost:5000/quotes/${code}`);
    const shared = await read(code);
    expect(shared).toMatchObject({
      kind: "renew",
      carType: "saloon",
      cylinderType: "4",
      driverAgeBand: "30to59",
      expiresAt,
      quote: shown,
      now: shown,
      differenceFils: 0,
    });
    expect(shared.number).toMatch(/^Q-\d{4}-\d{4}$/);
    expect(Date.parse(expiresAt) - Date.parse(shared.createdAt)).toBe(7 * DAY_MS);
  });

  it("is read in either language", async () => {
    const { code } = await sharedQuote(app, "sidrah-comprehensive");
    const [english, arabic] = [await read(code), await read(code, "ar")];
    expect(english.quote.name).toBe(english.quote.names.en);
    expect(arabic.quote.name).toBe(arabic.quote.names.ar);
    expect(arabic.quote.features).toContain("متوسط زمن الرد: دقيقتان");
  });

  it("is passed on under the address of the language in which it was shown", async () => {
    const headers = { host: "localhost:5000", referer: "http://localhost:5000/ar/packages" };
    const answer = await shareQuote(app, { packageId: "hazm-third-party" }, headers);
    const { url } = answer.json<{ data: { url: string } }>().data;
    expect(url).toContain("http://localhost:5000/ar/quotes/");
  });

  it("says what was asked and assumed, in fields that give the same price again", async () => {
    const { code } = await sharedQuote(app, "nakhla-comprehensive", answers);
    const { inputs } = await read(code);
    const sourceOf = Object.fromEntries(inputs.map(({ input, source }) => [input, source]));
    expect(sourceOf).toEqual({
      value: "asked",
      year: "asked",
      drivingYears: "asked",
      previousClaims: "asked",
      excess: "asked",
      addOns: "asked",
      claimFreeYears: "assumed",
      financed: "assumed",
    });
    const fields = Object.fromEntries(inputs.map(({ input, value }) => [input, String(value)]));
    const today = app.quotes.today();
    const { driverBirthYear: _, ...others } = answers;
    const assumed = { claimFreeYears: "0", financed: "false" };
    expect(readInputs(fields, today)).toEqual(readInputs({ ...others, ...assumed }, today));
  });

  it("has no age band where the driver's age was assumed", async () => {
    const { code } = await sharedQuote(app, "nakhla-comprehensive", { value: "90000" });
    const { driverAgeBand, quote, now } = await read(code);
    expect(driverAgeBand).toBeNull();
    for (const one of [quote, now])
      expect(one).toMatchObject({
        assumptions: [
          { input: "year" },
          { input: "drivingYears" },
          { input: "claimLast24Months" },
          { input: "claimFreeYears" },
          { input: "financed" },
        ],
      });
  });

  it.each([{ driverBirthYear: "1994" }, {}])(
    "holds no year of birth and not its code, whether told or not: %j",
    async (told) => {
      const { code } = await sharedQuote(app, "qandeel-comprehensive", { value: "80000", ...told });
      const [row] = (await rows()).toSorted(
        (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
      );
      const assumedYear = Number(app.quotes.today().slice(0, 4)) - 35;
      const text = JSON.stringify([row, await read(code)]);
      expect(text).toContain("80000");
      expect(text).not.toMatch(new RegExp(String.raw`\b(?:1994|${assumedYear})\b`));
      expect(JSON.stringify(row)).not.toContain(code);
    },
  );

  it("is kept from search engines, caches and other sites, and so is its refusal", async () => {
    const { code } = await sharedQuote(app, "hazm-third-party");
    for (const path of [code, "unknown", `${code}/picture.png`, "unknown/picture.png"]) {
      const { headers } = await app.call({ url: `/api/quotes/${path}` });
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      });
    }
  });
});

describe("a quote is not shared", () => {
  it.each([
    [{ inputs: { plateNumber: "77140" } }, 422, "quotes.invalidInput", "plateNumber"],
    [{ inputs: { username: "Mariam Ali" } }, 422, "quotes.invalidInput", "username"],
    [{ inputs: { chassis: 4711 } }, 422, "quotes.invalidInput", "chassis"],
    [{ inputs: { value: "12" } }, 422, "quotes.invalidInput", "value"],
    [{ inputs: { addOns: ["omanCover"] } }, 422, "quotes.invalidInput", "addOns"],
    [{ kind: "used" }, 404, "quotes.unknownKind", "kind"],
    [{ packageId: "cheapest" }, 422, "requests.unknownPackage", "packageId"],
    [{ kind: "new" }, 422, "requests.unknownPackage", "packageId"],
  ])("with %j: %i %s", async (changes, statusCode, code, field) => {
    const packageId = "nakhla-comprehensive-saloon-4-renew";
    const before = (await rows()).length;
    const answer = await shareQuote(app, { packageId, ...changes });
    expect(refusalOf(answer)).toEqual({ statusCode, code, field });
    expect(await rows()).toHaveLength(before);
  });

  it("when the insurer declines it", async () => {
    const answer = await shareQuote(app, {
      packageId: "hazm-comprehensive",
      inputs: { value: "700000" },
    });
    const declined = { statusCode: 409, code: "requests.declined", field: "packageId" };
    expect(refusalOf(answer)).toEqual(declined);
  });
});

describe("after a new edition", () => {
  const whenChanged = async (code: string, isChanged: (shared: SharedQuote) => boolean) => {
    await expect.poll(async () => isChanged(await read(code)), { timeout: 4_000 }).toBe(true);
    return read(code);
  };

  it("stays as it was stored, beside the price of today", async () => {
    const { code } = await sharedQuote(app, "lulwa-comprehensive", answers);
    const { quote } = await read(code);
    await publishEdition(app, "lulwa-comprehensive", { discount: 0 });
    const shared = await whenChanged(code, ({ differenceFils }) => differenceFils !== 0);
    const today = await quoteOf(app, "lulwa-comprehensive", answers);
    expect(shared.quote).toEqual(quote);
    expect(shared.now).toEqual(today);
    expect(shared.differenceFils).toBe(today.priceFils - quote.priceFils);
    expect(shared.differenceFils).toBeGreaterThan(0);
  });

  it("tells the difference that the value curves of November 2026 make", async () => {
    const plan = "sidrah-comprehensive";
    const car = { value: "400000" };
    const steady = await quoteOf(app, plan, car);
    await publishEdition(app, plan, withFormerCurve);
    const priceNow = async () => (await quoteOf(app, plan, car)).priceFils;
    await expect.poll(priceNow, { timeout: 4_000 }).toBeGreaterThan(steady.priceFils);
    const { code } = await sharedQuote(app, plan, car);
    expect((await read(code)).differenceFils).toBe(0);

    await publishEdition(app, plan, soldAgain(editionNamed(plan)));
    await whenChanged(code, ({ differenceFils }) => differenceFils !== 0);
    for (const language of ["en", "ar"]) {
      const { quote, now, differenceFils } = await read(code, language);
      expect(now).toMatchObject({ priceFils: steady.priceFils });
      expect(differenceFils).toBe(steady.priceFils - quote.priceFils);
      expect(differenceFils).toBeLessThan(0);
    }
  });

  it("is sent at the price of the day only after that was accepted", async () => {
    const person = await signUpVerified(app);
    const { code } = await sharedQuote(app, "falaj-comprehensive", answers);
    const { quote } = await read(code);
    const edition = await publishEdition(app, "falaj-comprehensive", { discount: 0 });
    const fields = { ...chosenFields(quote), ...answers };
    const sent = await postRenewal(app, person, await renewalParts(app, fields));
    expect(sent.statusCode).toBe(409);
    expect(PriceChanged.parse(sent.json())).toMatchObject({
      code: "requests.priceChanged",
      edition,
      shown: { priceFils: quote.priceFils, ledger: quote.ledger },
    });
  });

  it("has no other price for a driver whose band the edition divides", async () => {
    const driverAge = [
      { from: 0, points: 0 },
      { from: 35, points: 3_000 },
    ];
    const edition = await publishEdition(app, "marsa-comprehensive", { driverAge });
    await expect
      .poll(async () => (await quoteOf(app, "marsa-comprehensive")).edition, { timeout: 4_000 })
      .toBe(edition);
    for (const driverBirthYear of ["1994", "1980"]) {
      const { code } = await sharedQuote(app, "marsa-comprehensive", { driverBirthYear });
      expect(await read(code)).toMatchObject({ driverAgeBand: "30to59", differenceFils: 0 });
    }
  });

  it("may be declined", async () => {
    const { code } = await sharedQuote(app, "qandeel-comprehensive", answers);
    await publishEdition(app, "qandeel-comprehensive", { declines: { minDriverAge: 80 } });
    const shared = await whenChanged(code, ({ differenceFils }) => differenceFils === null);
    expect(shared.now).toMatchObject({ reasons: ["driverTooYoung"] });
  });

  it("may not be sold any more", async () => {
    const { code } = await sharedQuote(app, "sidrah-third-party");
    await changePlan(app, "sidrah-third-party", { onSale: false });
    const shared = await whenChanged(code, ({ now }) => now === null);
    expect(shared).toMatchObject({ differenceFils: null, quote: { type: "thirdParty" } });
  });
});

it("is there for 7 days, then expired for 90, then unknown and erased", async () => {
  const { code } = await sharedQuote(app, "hazm-third-party");
  const refused = async (path = code, language = "en") => {
    const headers = { "accept-language": language };
    return refusalOf(await app.call({ url: `/api/quotes/${path}`, headers }));
  };
  app.wait(7 * DAY_MS - HOUR_MS);
  await read(code);
  app.wait(HOUR_MS);
  const expired = { statusCode: 410, code: "quotes.sharedExpired" };
  expect(await refused()).toMatchObject(expired);
  expect(await refused(`${code}/picture.png`)).toMatchObject(expired);
  app.wait(90 * DAY_MS - HOUR_MS);
  expect(await refused()).toMatchObject(expired);

  const { code: later } = await sharedQuote(app, "hazm-third-party");
  app.wait(HOUR_MS);
  const unknown = { statusCode: 404, code: "quotes.unknownShared" };
  expect(await refused()).toMatchObject(unknown);
  expect(await refused(`${code}/picture.png`)).toMatchObject(unknown);
  expect((await rows()).length).toBeGreaterThan(1);
  await app.sharedQuotes.sweep();
  expect(await rows()).toHaveLength(1);
  await read(later);
});
