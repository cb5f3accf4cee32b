import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Package } from "../../../contract/quotes.ts";
import { readSharedQuote } from "../../../contract/shared-quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { payCommission, publishEdition } from "../../../tests/support/editions.ts";
import { textOfPdf } from "../../../tests/support/pdf-text.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { longMoment } from "../../adapters/shown-dates.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const car = { kind: "renew", carType: "saloon", cylinderType: "4" };
const idOf = (plan: string) => `${plan}-saloon-4-renew`;
const ids = ["hazm-comprehensive", "lulwa-comprehensive", "falaj-third-party"].map(idOf);
const inputs = { value: "90000", year: "2024", addOns: "omanCover", excess: "350" };

let callers = 0;
const post = (payload: object, remoteAddress = `10.8.${(callers += 1)}.1`) =>
  app.call({
    method: "POST",
    url: "/api/quotes/pdf",
    payload: { ...car, packageIds: ids, ...payload },
    remoteAddress,
  });

const quotesNow = async (query: Record<string, string>) => {
  const url = `/api/packages/renew/saloon/4?${new URLSearchParams(query)}`;
  const { data } = (await app.call({ url })).json<{ data: unknown[] }>();
  return data.map((one) => Package.parse(one)).filter(({ _id }) => ids.includes(_id));
};

describe("the quotation", () => {
  it.each([{}, inputs])("has the prices and ledgers of the API with %o", async (given) => {
    const answer = await post({ inputs: given, language: "en" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toMatch(
      /^attachment; filename="mizalla-quotation-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    expect(answer.headers["cache-control"]).toContain("no-store");

    const lines = textOfPdf(answer.rawPayload).split("\n");
    const quotes = await quotesNow(given);
    expect(quotes).toHaveLength(3);
    for (const { priceFils, ledger, insurerName, names, edition } of quotes) {
      expect(lines.filter((line) => line === formatAmount(priceFils))).toHaveLength(2);
      const amounts = ledger.map(({ amountFils }) => formatAmount(amountFils).replace("-", "−"));
      expect(lines).toEqual(expect.arrayContaining(amounts));
      expect(lines).toContain(insurerName.en);
      expect(lines).toContain(names.en);
      expect(lines).toContain(edition.slice(0, 12));
    }
  });

  it("leads back to exactly these quotes, for as long as it says, with nothing personal in it", async () => {
    const given = { ...inputs, driverBirthYear: "1987" };
    const answer = await post({ inputs: given, language: "ar" });
    const text = textOfPdf(answer.rawPayload);
    const file = answer.rawPayload.toString("latin1");
    const links = [
      ...new Set(Array.from(file.matchAll(/\/URI \(([^)]*)\)/g), ([, url = ""]) => url)),
    ];
    expect(links).toHaveLength(3);
    const shown = await Promise.all(
      links.map(async (url) => {
        const code = /^http:\/\/localhost:5000\/ar\/quotes\/([\w-]{22})$/.exec(url)?.[1];
        return readSharedQuote.schema.response[200].parse(
          (await app.call({ url: `/api/quotes/${code}` })).json(),
        ).data;
      }),
    );
    const quotes = await quotesNow(given);
    expect(shown.map(({ quote }) => quote._id)).toEqual(ids);
    for (const { quote, number, expiresAt } of shown) {
      expect(quote.priceFils).toBe(quotes.find(({ _id }) => _id === quote._id)?.priceFils);
      expect(number).toMatch(/^Q-\d{4}-\d{4}$/);
      expect(text).toContain(number);
      expect(text).toContain(longMoment(expiresAt, "ar").slice(-5));
      expect(JSON.stringify(quote)).not.toContain("1987");
    }
  });

  it("is in Arabic for an Arabic caller, with the same prices", async () => {
    const answer = await post({ language: "ar" });
    const text = textOfPdf(answer.rawPayload);
    expect(answer.rawPayload.toString("latin1")).toContain("/Lang (ar)");
    for (const word of ["عرض", "الأسعار", "شامل", "المتكاملة"]) expect(text).toContain(word);
    for (const { priceFils } of await quotesNow({}))
      expect(text).toContain(formatAmount(priceFils));
  });

  it("follows the caller's language where the call names none", async () => {
    const answer = await app.call({
      method: "POST",
      url: "/api/quotes/pdf",
      headers: { "accept-language": "ar" },
      payload: { ...car, packageIds: ids.slice(0, 1) },
      remoteAddress: "10.8.0.2",
    });
    expect(answer.rawPayload.toString("latin1")).toContain("/Lang (ar)");
  });

  it("names a quote once that is asked for twice", async () => {
    const [id = ""] = ids;
    const answer = await post({ packageIds: [id, id], language: "en" });
    const lines = textOfPdf(answer.rawPayload).split("\n");
    expect(lines.filter((line) => line === "Excess per accident")).toHaveLength(1);
    expect(lines.filter((line) => line === "Hazm Complete")).toHaveLength(2);
  });

  it.each([
    [{ packageIds: [] }, 400, "request.invalid"],
    [{ packageIds: [...ids, idOf("marsa-comprehensive")] }, 400, "request.invalid"],
    [{ language: "fr" }, 400, "request.invalid"],
    [{ packageIds: ["hazm"] }, 422, "requests.unknownPackage"],
    [{ packageIds: ["hazm-comprehensive-saloon-4-new"] }, 422, "requests.unknownPackage"],
    [{ kind: "sale" }, 404, "quotes.unknownKind"],
    [{ inputs: { colour: "red" } }, 422, "quotes.invalidInput"],
    [{ inputs: { value: "12" } }, 422, "quotes.invalidInput"],
    [{ inputs: { value: "700000" } }, 409, "requests.declined"],
  ])("is refused with %o", async (payload, statusCode, code) => {
    expect(refusalOf(await post(payload))).toMatchObject({ statusCode, code });
  });

  it("names the commission of the agreement of the day, or that the insurer does not state it", async () => {
    await publishEdition(app, "hazm-comprehensive", { commission: 4_000 });
    await payCommission(app, "hazm", { comprehensive: 725 });
    await expect
      .poll(async () => (await quotesNow({})).find(({ _id }) => _id === ids[0])?.commission?.points)
      .toBe(725);
    const text = textOfPdf((await post({ language: "en" })).rawPayload);
    expect(text).toContain("7.25% · ");
    expect(text).toContain("not stated");
  });

  it("is made 60 times an hour for one address, and many at once without an error", async () => {
    const one = () => post({ packageIds: ids.slice(0, 1) }, "10.9.0.1");
    const answers: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const together = await Promise.all(Array.from({ length: 15 }, one));
      answers.push(...together.map(({ statusCode }) => statusCode));
    }
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(refusalOf(await one())).toMatchObject({ statusCode: 429, code: "request.tooMany" });
    expect((await post({})).statusCode).toBe(200);
  });
});
