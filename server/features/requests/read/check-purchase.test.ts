import { describe, expect, it } from "vitest";
import { Problem } from "../../../http/problem.ts";
import { createCheck } from "./check-purchase.ts";

const customer = { id: "", email: "sara@example.test", username: "Sara", phone: "+971501234567" };

const fields = {
  emirate: "dubai",
  plateCode: "A",
  plateNumber: "12345",
  cylinderType: "4",
  carType: "saloon",
  carOrigin: "khaleegy",
  companyname: "Hazm Basic",
  companyprice: "551.25",
  companytype: "Third Party",
};

/** A check that counts how often it asks for the package. */
const countedCheck = () => {
  let lookUps = 0;
  const check = createCheck("renew", () => ({
    customer,
    now: new Date(),
    quotes: {
      edition: async () => undefined,
      rate: async () => {
        lookUps += 1;
        return undefined;
      },
    },
  }));
  const codeOf = async (run: Promise<unknown>) => {
    const problem = await run.then(
      () => undefined,
      (error: unknown) => error,
    );
    return problem instanceof Problem ? problem.code : undefined;
  };
  return {
    early: (sent: Record<string, string>) => codeOf(check.early(sent)),
    final: (sent: Record<string, string>) => codeOf(check.final(sent)),
    lookUps: () => lookUps,
  };
};

describe("the check of a send while its parts arrive", () => {
  it("asks for the package once, however many pictures follow the fields", async () => {
    const check = countedCheck();
    for (let picture = 0; picture < 6; picture += 1)
      expect(await check.early(fields)).toBe("requests.unknownPackage");
    expect(await check.final(fields)).toBe("requests.unknownPackage");
    expect(check.lookUps()).toBe(1);
  });

  it("accepts a picture while a field may still come, and checks again when it has come", async () => {
    const check = countedCheck();
    const { companytype, ...others } = fields;
    expect(await check.early(others)).toBeUndefined();
    expect(await check.final(others)).toBe("requests.missing");
    expect(await check.final({ ...others, companytype })).toBe("requests.unknownPackage");
  });
});
