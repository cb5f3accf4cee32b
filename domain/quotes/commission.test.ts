import { describe, expect, it } from "vitest";
import { editionNamed, priced, riskWith } from "../../tests/support/rating.ts";
import { commissionOf } from "./commission.ts";
import { parseEdition } from "./parse-edition.ts";

const edition = editionNamed("hazm-comprehensive");
const { commission: _stated, ...unstated } = edition;
const quote = (vatFils: number, priceFils: number) => ({
  priceFils,
  ledger: [
    { code: "tariffMinimum", amountFils: priceFils - vatFils },
    { code: "vat", amountFils: vatFils },
  ] as never,
});

describe("the commission of a quote", () => {
  it.each([
    [0, 5_200, 109_200, 0],
    [800, 5_200, 109_200, 8_320],
    [1_250, 2_625, 55_125, 6_563],
    [5_000, 0, 3, 2],
  ])("%i basis points, VAT of %i in %i fils: %i fils", (points, vat, price, amountFils) => {
    expect(commissionOf(points, quote(vat, price))).toEqual({
      points,
      amountFils,
    });
  });

  it("is null where the insurer does not state it", () => {
    expect(commissionOf(null, quote(5_200, 109_200))).toBeNull();
  });

  it.each([0, 1_000, 5_000])("of %i basis points leaves every price as it is", (commission) => {
    const stated = parseEdition({ ...unstated, commission });
    expect(priced(stated, riskWith())).toEqual(priced(parseEdition(unstated), riskWith()));
  });
});
