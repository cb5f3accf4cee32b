import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personalDetails, postLead, requestsTo } from "../../../../tests/support/leads.ts";
import type { Part } from "../../../../tests/support/multipart.ts";
import { type Changes, contactForm, fieldParts } from "../../../../tests/support/purchases.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { newPolicyFiles } from "../../../../tests/support/sends.ts";
import { countFiles } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

describe("a lead is refused", () => {
  const wrong: [Changes, number, string, string][] = [
    [{ username: undefined }, 400, "leads.nameRequired", "username"],
    [{ username: "Mariam 2" }, 400, "leads.nameNoNumbers", "username"],
    [{ username: "Claim at https://evil.example/x" }, 400, "leads.nameCharacters", "username"],
    [{ username: "Mariam \u202eila" }, 400, "leads.nameCharacters", "username"],
    [{ username: "M".repeat(101) }, 400, "leads.nameTooLong", "username"],
    [{ email: undefined }, 400, "leads.emailRequired", "email"],
    [{ email: "mariam@home" }, 400, "leads.emailInvalid", "email"],
    [{ email: "a@b.ae\r\nbcc: c@d.ae" }, 422, "requests.invalidField", "email"],
    [{ phonenumber: undefined }, 400, "leads.phoneRequired", "phonenumber"],
    [{ phonenumber: "123456" }, 400, "leads.phoneInvalid", "phonenumber"],
    [{ countryCode: "44" }, 422, "requests.invalidField", "countryCode"],
    [{ cylinderType: undefined }, 422, "requests.missing", "cylinderType"],
    [{ carType: undefined }, 422, "requests.missing", "carType"],
    [{ carType: "boat" }, 422, "requests.invalidField", "carType"],
    [{ inputMethod: "boat" }, 422, "requests.invalidField", "inputMethod"],
    [{ emiratesID: "12" }, 422, "requests.invalidField", "emiratesID"],
    [{ modelYear: "12" }, 422, "requests.invalidField", "modelYear"],
    [{ userInfo: "{" }, 422, "requests.invalidField", "userInfo"],
    [{ userInfo: '{"email":[]}' }, 422, "requests.invalidField", "userInfo"],
    [{ startDate: "2020-01-01" }, 422, "requests.startDate", "startDate"],
  ];
  it.each(wrong)("with %j (%i %s, field %s)", async (changes, statusCode, code, field) => {
    const form = contactForm();
    const answer = await postLead(app, fieldParts(form, changes));
    expect(refusalOf(answer)).toEqual({ statusCode, code, field });
    expect(await requestsTo(app, form.email)).toEqual([]);
  });

  it("with some of its pictures, but not all", async () => {
    const before = await countFiles(app);
    const form = fieldParts({ ...contactForm(), inputMethod: "hiyaza" });
    const [first] = await newPolicyFiles("hiyaza");
    const answer = await postLead(app, [...form, first as Part]);
    expect(refusalOf(answer)).toEqual({
      statusCode: 422,
      code: "documents.missing",
      field: "id_document_back",
    });
    expect(await countFiles(app)).toBe(before);
  });

  it.each([
    ["plateNumber", "platenumber"],
    ["vcc", "date"],
    ["hiyaza", "certificatenumber"],
    ["hiyaza", "emiratesID"],
    ["vcc", "statetoregister"],
    ["vcc", "inputMethod"],
  ] as const)("by %s without %s", async (method, field) => {
    const parts = fieldParts(personalDetails(method), { [field]: undefined });
    expect(refusalOf(await postLead(app, parts))).toEqual({
      statusCode: 422,
      code: "requests.missing",
      field,
    });
  });
});
