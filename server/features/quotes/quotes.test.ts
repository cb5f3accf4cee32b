import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DeclinedPackage, listPackages, type Package } from "../../../contract/quotes.ts";
import { packageKinds } from "../../../domain/quotes/package-kinds.ts";
import { parseEdition } from "../../../domain/quotes/parse-edition.ts";
import type { Edition } from "../../../domain/quotes/rating-plan.ts";
import { carBodies, cylinderCounts } from "../../../domain/vehicle/car.ts";
import { changePlan, sellChanged, withDiscount } from "../../../tests/support/editions.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { digestOf } from "./content-digest.ts";

const car = { purchase: "new", body: "saloon", cylinders: "4" } as const;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const quotes = async (path: string, language = "en") => {
  const answer = await app.call({
    url: `/api/packages/${path}`,
    headers: { "accept-language": language },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Package[] }>().data;
};

const everyAddress = packageKinds.flatMap((kind) =>
  carBodies.flatMap((body) => cylinderCounts.map((cylinders) => `${kind}/${body}/${cylinders}`)),
);

describe("quotes", () => {
  it.each(everyAddress)(
    "[2-7 packages] for %s are there, cheapest first, and add up",
    async (path) => {
      const offers = await quotes(path);
      expect(new Set(offers.map((offer) => offer.type))).toEqual(
        new Set(["thirdParty", "comprehensive"]),
      );
      const prices = offers.map((offer) => offer.priceFils);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      for (const offer of offers) {
        expect(offer.price).toBe(offer.priceFils / 100);
        expect(offer.ledger.reduce((sum, line) => sum + line.amountFils, 0)).toBe(offer.priceFils);
        expect(offer.features).toHaveLength(offer.cover.length);
      }
    },
  );

  it("carry the specification's sample prices to the fils", async () => {
    const offers = await quotes("renew/saloon/4");
    const cheapest = (type: Package["type"]) =>
      offers.filter((offer) => offer.type === type).map((offer) => offer.price);
    expect(cheapest("thirdParty")[0]).toBe(551.25);
    expect(cheapest("comprehensive")[0]).toBe(955.5);
    expect(cheapest("comprehensive")).toContain(1092);
  });

  it("have a text for each line of cover in the caller's language", async () => {
    const [english, arabic] = [
      await quotes("new/station/8"),
      await quotes("new/station/8", "ar-AE,en;q=0.5"),
    ];
    const find = (offers: Package[]) => offers.find((one) => one._id.startsWith("sidrah-comp"));
    expect(find(english)?.features).toEqual(
      expect.arrayContaining([
        "Damage to other people's property: up to AED 3,500,000",
        "Average connection time: 2 minutes",
        "Agency repair of your car: in the first 5 years",
        "Vehicle towing: included",
      ]),
    );
    expect(find(arabic)?.features).toEqual(
      expect.arrayContaining([
        "متوسط زمن الرد: دقيقتان",
        "تصليح سيارتك لدى الوكالة: خلال أول 5 سنوات",
      ]),
    );
    const names = find(arabic)?.names;
    expect([find(english)?.name, find(arabic)?.name]).toEqual([names?.en, names?.ar]);
    expect(find(arabic)?.logo).toBe("/insurers/sidrah.svg");
  });

  it("accept capitals", async () => {
    expect(await quotes("Renew/Saloon/4")).toEqual(await quotes("renew/saloon/4"));
  });

  it.each([
    ["used/saloon/4", "kind"],
    ["renew/truck/4", "carType"],
    ["renew/saloon/5", "cylinderType"],
    ["constructor/saloon/4", "kind"],
    ["renew/saloon/%00", "cylinderType"],
  ])("are not there for %s", async (path, field) => {
    const answer = await app.call({ url: `/api/packages/${path}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: "fail", code: "quotes.unknownKind", field });
  });

  it("leave out what is no longer on sale", async () => {
    const id = "marsa-third-party";
    const shown = async () => (await quotes("renew/station/6")).map((offer) => offer._id);
    expect(await shown()).toContain(`${id}-station-6-renew`);
    await changePlan(app, id, { onSale: false });
    await expect.poll(shown, { timeout: 2_000 }).not.toContain(`${id}-station-6-renew`);
  });

  it("are what the contract promises, with inputs and without", async () => {
    const promised = listPackages.schema.response[200];
    for (const query of ["", "?value=30000&driverBirthYear=2004&year=2012&addOns=omanCover"]) {
      const answer = (await app.call({ url: `/api/packages/new/saloon/4${query}` })).json();
      expect(promised.parse(answer)).toEqual(answer);
    }
  });
});

describe("quotes for a described risk", () => {
  const rated = async (query: string, path = "renew/saloon/4") => {
    const answer = await app.call({ url: `/api/packages/${path}?${query}` });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: Package[]; declined: DeclinedPackage[] }>();
  };
  const priceOf = ({ data }: { data: Package[] }, id: string) =>
    data.find((offer) => offer._id.startsWith(id))?.priceFils;

  it("follow its value, to the fils", async () => {
    expect(priceOf(await rated("value=60000"), "nakhla-comprehensive")).toBe(88_862);
  });

  it("say what was assumed, what was read and what another choice would cost", async () => {
    const { data } = await rated("value=90000&claimLast24Months=true&excess=350");
    const nakhla = data.find((offer) => offer._id.startsWith("nakhla-comprehensive"));
    expect(nakhla).toMatchObject({ excessAed: 350, repair: "garage", addOns: [], unavailable: [] });
    expect(nakhla?.assumptions.map(({ input }) => input)).toEqual([
      "year",
      "driverBirthYear",
      "drivingYears",
      "claimFreeYears",
      "financed",
    ]);
    expect(nakhla?.inputsRead).toContain("claimLast24Months");
    expect(nakhla?.choices.excess.map(({ aed }) => aed)).toEqual([0, 350, 700]);
    const highest = nakhla?.choices.excess.at(-1)?.amountFils ?? 0;
    const other = await rated("value=90000&claimLast24Months=true&excess=700");
    expect(priceOf(other, "nakhla-comprehensive")).toBe((nakhla?.priceFils ?? 0) + highest);
  });

  it("cover what was chosen, and name what cannot be had", async () => {
    const { data } = await rated("value=50000&addOns=omanCover,passengerCover&repair=agency");
    const hazm = data.find((offer) => offer._id.startsWith("hazm-third-party"));
    expect(hazm).toMatchObject({ addOns: ["omanCover"], excessAed: null, repair: null });
    expect(hazm?.unavailable).toEqual(["agency", "passengerCover"]);
    expect(hazm?.features).toContain("Cover in Oman: included");
    const nakhla = data.find((offer) => offer._id.startsWith("nakhla-comprehensive"));
    expect(nakhla?.features).toContain("Agency repair of your car: included");
    expect(nakhla?.features).toContain("Excess per accident: up to AED 350");
  });

  it("list the insurers that decline it, with their reasons", async () => {
    const { data, declined } = await rated("driverBirthYear=2006&year=2014");
    const reasons = Object.fromEntries(declined.map((one) => [one._id, one.reasons]));
    expect(reasons["qandeel-comprehensive-saloon-4-renew"]).toEqual([
      "driverTooYoung",
      "carTooOld",
    ]);
    expect(reasons["falaj-third-party-saloon-4-renew"]).toEqual(["driverTooYoung"]);
    expect(priceOf({ data }, "falaj-third-party")).toBeUndefined();
  });

  it("leave out years of driving that the driver is too young for", async () => {
    const { data } = await rated("driverBirthYear=2004&drivingYears=40");
    expect(data).toEqual((await rated("driverBirthYear=2004")).data);
    const assumed = data[0]?.assumptions.map(({ input }) => input);
    expect(assumed).toContain("drivingYears");
  });

  it("read other spellings of an input", async () => {
    const [one, other] = await Promise.all([
      rated("value=90000&year=2020&previousClaims=one"),
      rated("vehicleValue=90,000&modelYear=2020&claimLast24Months=true"),
    ]);
    expect(one).toEqual(other);
  });

  it.each([
    ["value=999", "value"],
    ["value=5000001", "value"],
    ["value=60000&vehicleValue=60001", "vehicleValue"],
    ["value=60000&value=60000", "value"],
    ["claimFreeYears=6", "claimFreeYears"],
    ["excess=500", "excess"],
    ["repair=home", "repair"],
    ["addOns=omanCover,theft", "addOns"],
    ["financed=perhaps", "financed"],
    ["drivingYear=3", "drivingYear"],
    ["driverBirthYear=%00", "driverBirthYear"],
  ])("are refused for %s", async (query, field) => {
    const answer = await app.call({ url: `/api/packages/renew/saloon/4?${query}` });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ status: "fail", code: "quotes.invalidInput", field });
  });

  it.each(["value", "excess"])("ignore an empty %s", async (field) => {
    expect(await rated(`${field}=`)).toEqual(await rated(""));
  });
});

describe("what insurers say of claims and complaints", () => {
  const { insurers } = schema;
  const found = async (id: string, language?: string) =>
    (await quotes("renew/saloon/4", language)).find((offer) => offer._id.startsWith(id))?.quality;

  it("stands in each quote, by cover, with source and day", async () => {
    const none = {
      source: "the insurer's own statement",
      asOf: "2025-12-31",
      isInvented: true,
    };
    const all = { ...none, settlementDays: 8, paidPercent: 95, complaintsPerThousand: 0.9 };
    expect(await found("falaj-comprehensive")).toEqual(all);
    expect(await found("falaj-third-party")).toMatchObject({ settlementDays: 10 });
    const some = { ...none, settlementDays: 14, paidPercent: 89 };
    expect(await found("hazm-comprehensive")).toEqual(some);
    expect(await found("lulwa-comprehensive")).toEqual(none);
    const source = "بيان شركة التأمين نفسها";
    expect(await found("lulwa-comprehensive", "ar")).toEqual({ ...none, source });
  });

  it("is described with its units", async () => {
    const described = (await app.call({ url: "/api/openapi.json" })).body;
    for (const words of [
      "AverageClaimSettlementTime: calendar days",
      "ClaimSettlementRatio: percent",
      "CustomerComplaintRate: complaints for each 1,000 active policies",
      "They never change price or order.",
    ])
      expect(described).toContain(words);
  });

  it("changes neither a price nor the order, whatever it is", async () => {
    const { db } = app.parts;
    const path = "renew/saloon/6";
    const listed = async () => {
      const offers = await quotes(path);
      return {
        prices: offers.map((offer) => [offer._id, offer.priceFils, offer.ledger]),
        said: offers.map(({ quality }) => quality?.paidPercent),
      };
    };
    const before = await listed();
    const rows = await db.select().from(insurers);
    const slugs = rows.map(({ slug }) => slug).toSorted();
    for (const [index, slug] of slugs.entries()) {
      const paidPercent = index === 0 ? undefined : 100 / index;
      const stated = { source: { en: "x", ar: "x" }, asOf: "2026-01-01", isInvented: true };
      const quality = { ...stated, ...(paidPercent && { paidPercent: Math.round(paidPercent) }) };
      await db
        .update(insurers)
        .set({ quality: { thirdParty: quality, comprehensive: quality } })
        .where(eq(insurers.slug, slug));
    }
    await expect.poll(async () => (await listed()).said, { timeout: 2_000 }).toContain(17);
    expect((await listed()).prices).toEqual(before.prices);
  });

  it("is left out where nothing is known", async () => {
    await app.parts.db.update(insurers).set({ quality: {} }).where(eq(insurers.slug, "falaj"));
    await expect.poll(() => found("falaj-comprehensive"), { timeout: 2_000 }).toBeUndefined();
    const answer = (await app.call({ url: "/api/packages/renew/saloon/4" })).json();
    expect(listPackages.schema.response[200].parse(answer)).toEqual(answer);
  });
});

describe("an edition", () => {
  const lulwa = { coverType: "thirdParty", companyName: "Lulwa Start" } as const;
  const lulwaPrice = async () =>
    (await quotes("new/saloon/4")).find((offer) => offer._id.startsWith("lulwa-third"))?.priceFils;

  it("can be read by its digest, for ever", async () => {
    const [offer] = await quotes("renew/saloon/4");
    const answer = await app.call({ url: `/api/editions/${offer?.edition}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toContain("immutable");
    const { data } = answer.json<{ data: { digest: string; plan: string; tables: Edition } }>();
    expect(digestOf(parseEdition(data.tables))).toBe(offer?.edition);
    expect(data.plan).toBe("hazm-third-party");
  });

  it.each(["none", "0".repeat(64), "%00"])("%s is not known", async (digest) => {
    const answer = await app.call({ url: `/api/editions/${digest}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: "quotes.unknownEdition" });
  });

  it("prices its plan from the moment when it goes on sale", async () => {
    expect(await lulwaPrice()).toBe(61_425);
    const soon = new Date(app.parts.now().getTime() + 1_500);
    await sellChanged(app, lulwa, withDiscount(40), soon);
    expect(await lulwaPrice()).toBe(61_425);
    await expect.poll(lulwaPrice, { timeout: 4_000 }).toBe(47_250);
    expect((await app.quotes.rate(lulwa, car, {}))?.rated).toMatchObject({ priceFils: 47_250 });
  });

  it("is never changed or deleted", async () => {
    const { ratingPlans } = schema;
    const { db } = app.parts;
    const count = async () => (await db.select().from(ratingPlans)).length;
    const before = await count();
    await expect(db.update(ratingPlans).set({ validFrom: "2020-01-01" })).rejects.toThrow();
    await expect(db.delete(ratingPlans)).rejects.toThrow();
    await expect(db.execute(sql`truncate rating_plans`)).rejects.toThrow();
    expect(await count()).toBe(before);
  });

  it("with tables that cannot be read is not put on sale", async () => {
    const wrong = sellChanged(app, lulwa, (tables) => ({ ...tables, discount: 0.5 }));
    await expect(wrong).rejects.toThrow("edition.discount");
  });
});

describe("the plan that a send names", () => {
  const wanted = { coverType: "thirdParty", companyName: "Hazm Basic" } as const;

  it("is found by its name in either language, inside a transaction, too", async () => {
    const found = await app.quotes.rate(wanted, { ...car, purchase: "renew" }, {});
    expect(found).toMatchObject({
      packageId: "hazm-third-party-saloon-4-renew",
      rated: { priceFils: 55_125 },
    });
    const arabic = { ...wanted, companyName: ` ${found?.plan.nameAr} ` };
    const again = await app.parts.db.transaction((tx) =>
      app.quotes.rate(arabic, { ...car, purchase: "renew" }, {}, tx),
    );
    expect(again).toEqual(found);
  });

  it.each([
    [{ companyName: "Hazm" }],
    [{ companyName: "" }],
    [{ companyName: "\0" }],
    [{ coverType: "comprehensive" as const }],
  ])("is not found with %j", async (change) => {
    expect(await app.quotes.rate({ ...wanted, ...change }, car, {})).toBeUndefined();
  });
});
