import { describe, expect, it } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { accountsOf } from "./insurer-payees.ts";

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
const ownCredentials = { merchantId: "2", accessCode: "a2", workingKey: "k2" };
const commonCredentials = { merchantId: "1", accessCode: "a1", workingKey: "k1" };

describe("the payment gateway's settings", () => {
  it.each([
    ["common to all", {}, {}],
    ["left empty for an insurer", { CCAVENUE_FALAJ_MERCHANT_ID: "" }, {}],
    ["an insurer's own", falaj, { CCAVENUE_FALAJ: ownCredentials }],
  ])("may be credentials %s", (_which, own, byName) => {
    const { gateway } = readConfiguration({ ...common, ...own });
    const accounts = accountsOf(gateway, ["falaj", "marsa"]);
    expect(accounts).toEqual({ CCAVENUE: commonCredentials, ...byName });
    expect(Object.keys(accounts)[0]).toBe("CCAVENUE");
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
      expect(() => accountsOf(gateway, ["falaj", "marsa"])).toThrow(
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
    expect(accountsOf(gateway, ["al-ain"])).toHaveProperty("CCAVENUE_AL_AIN.merchantId", "2");
  });

  it("may be several of an insurer, whose names begin with its own", () => {
    const own = Object.fromEntries(
      Object.entries(falaj).map(([name, value]) => [name.replace("FALAJ", "FALAJ_NEW"), value]),
    );
    const { gateway } = readConfiguration({ ...common, ...falaj, ...own });
    const accounts = accountsOf(gateway, ["falaj", "marsa"]);
    expect(Object.keys(accounts)).toEqual(["CCAVENUE", "CCAVENUE_FALAJ", "CCAVENUE_FALAJ_NEW"]);
  });

  it("are all reported at once", () => {
    const wrong = { PAYMENT_GATEWAY: "ccavenue", CCAVENUE_FALAJ_MERCHANT_ID: "2", CCAVENUE_X: "3" };
    expect(() => readConfiguration(wrong)).toThrow(
      expect.objectContaining({ lines: expect.objectContaining({ length: 5 + 2 + 1 }) }),
    );
  });
});
