import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Package } from "../../../contract/quotes.ts";
import { packageKinds } from "../../../domain/quotes/package-kinds.ts";
import { carBodies, cylinderCounts } from "../../../domain/vehicle/car.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

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
    const { packages } = schema;
    const [first] = await quotes("renew/station/6");
    const id = first?._id ?? "";
    await app.parts.db.update(packages).set({ onSale: false }).where(eq(packages.id, id));
    const shown = async () => (await quotes("renew/station/6")).map((offer) => offer._id);
    await expect.poll(shown, { timeout: 2_000 }).not.toContain(id);
  });
});

describe("the offer that a send names", () => {
  const wanted = {
    purchase: "renew",
    body: "saloon",
    cylinders: "4",
    coverType: "thirdParty",
    companyName: "Hazm Basic",
  } as const;

  it("is found by its name in either language, inside a transaction, too", async () => {
    const offer = await app.quotes.findOffer(wanted);
    expect(offer).toMatchObject({ id: "hazm-third-party-saloon-4-renew", priceFils: 55125 });
    const arabic = { ...wanted, companyName: ` ${offer?.nameAr} ` };
    expect(await app.parts.db.transaction((tx) => app.quotes.findOffer(arabic, tx))).toEqual(offer);
  });

  it.each([
    [{ companyName: "Hazm" }],
    [{ companyName: "" }],
    [{ companyName: "\0" }],
    [{ coverType: "comprehensive" as const }],
  ])("is not found with %j", async (change) => {
    expect(await app.quotes.findOffer({ ...wanted, ...change })).toBeUndefined();
  });
});
