import { describe, expect, it } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { payeesOf } from "./insurer-payees.ts";

const common = {
  PAYMENT_GATEWAY: "ccavenue",
  CCAVENUE_TRANSACTION_URL: "https://secure.example.test/transaction",
  CCAVENUE_API_URL: "https://api.example.test/apis",
  CCAVENUE_MERCHANT_ID: "1",
  CCAVENUE_ACCESS_CODE: "a1",
  CCAVENUE_WORKING_KEY: "k1",
};
const falaj = {
  CCAVENUE_FALAJ_MERCHANT_ID: "2",
  CCAVENUE_FALAJ_ACCESS_CODE: "a2",
  CCAVENUE_FALAJ_WORKING_KEY: "k2",
};
const commonCredentials = { merchantId: "1", accessCode: "a1", workingKey: "k1" };

describe("the payment gateway's settings", () => {
  it.each([
    ["common to all", {}, {}],
    ["left empty for an insurer", { CCAVENUE_FALAJ_MERCHANT_ID: "" }, {}],
    ["an insurer's own", falaj, { falaj: { merchantId: "2", accessCode: "a2", workingKey: "k2" } }],
  ])("may be credentials %s", (_which, own, byPayee) => {
    const { gateway } = readConfiguration({ ...common, ...own });
    expect(gateway).toMatchObject({ common: commonCredentials });
    expect(payeesOf(gateway.byPrefix, ["falaj", "marsa"])).toEqual(byPayee);
  });

  it.each([
    ["a common one", { CCAVENUE_API_URL: "" }, "CCAVENUE_API_URL is needed"],
    ["an access code", { CCAVENUE_FALAJ_ACCESS_CODE: "" }, "CCAVENUE_FALAJ_ACCESS_CODE is needed"],
    ["a working key", { CCAVENUE_FALAJ_WORKING_KEY: "" }, "CCAVENUE_FALAJ_WORKING_KEY is needed"],
    ["a merchant", { CCAVENUE_FALAJ_MERCHANT_ID: "" }, "CCAVENUE_FALAJ_MERCHANT_ID is needed"],
  ])("are refused without %s", (_which, without, line) => {
    expect(() => readConfiguration({ ...common, ...falaj, ...without })).toThrow(line);
  });

  it.each(["CCAVENUE_MARSA_MERCHANTID", "CCAVENUE_X"])("are refused with a mistyped %s", (name) => {
    expect(() => readConfiguration({ ...common, [name]: "2" })).toThrow(`${name} is no setting`);
  });

  it.each(["CCAVENUE_MARSAA", "CCAVENUE_AL_AIN"])(
    "are refused at the start for %s, an insurer that is not in the database",
    (prefix) => {
      const own = {
        [`${prefix}_MERCHANT_ID`]: "2",
        [`${prefix}_ACCESS_CODE`]: "a2",
        [`${prefix}_WORKING_KEY`]: "k2",
      };
      const { gateway } = readConfiguration({ ...common, ...own });
      expect(() => payeesOf(gateway.byPrefix, ["falaj", "marsa"])).toThrow(
        `${prefix}_… is no setting; the insurers are falaj, marsa`,
      );
    },
  );

  it("name an insurer of two words by both", () => {
    const own = {
      CCAVENUE_AL_AIN_MERCHANT_ID: "2",
      CCAVENUE_AL_AIN_ACCESS_CODE: "a2",
      CCAVENUE_AL_AIN_WORKING_KEY: "k2",
    };
    const { gateway } = readConfiguration({ ...common, ...own });
    expect(payeesOf(gateway.byPrefix, ["al-ain"])).toHaveProperty("al-ain.merchantId", "2");
  });

  it("are all reported at once", () => {
    const wrong = { PAYMENT_GATEWAY: "ccavenue", CCAVENUE_FALAJ_MERCHANT_ID: "2", CCAVENUE_X: "3" };
    expect(() => readConfiguration(wrong)).toThrow(
      expect.objectContaining({ lines: expect.objectContaining({ length: 5 + 2 + 1 }) }),
    );
  });
});
