import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { multipart, type Part } from "../../../../tests/support/multipart.ts";
import type { Changes } from "../../../../tests/support/purchases.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import {
  postRenewal,
  renewalFields,
  renewalFiles,
  renewalParts,
} from "../../../../tests/support/sends.ts";
import { countFiles } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
let person: Awaited<ReturnType<typeof signUpVerified>>;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  person = await signUpVerified(app);
});
afterAll(() => app.close());

const countRequests = () => app.parts.db.$count(schema.requests);

describe("a renewal is refused and leaves nothing behind", () => {
  const refusals: [string, Changes, number, string, string?][] = [
    ["no plate number", { plateNumber: undefined }, 422, "requests.missing", "plateNumber"],
    ["an empty field", { carType: " " }, 422, "requests.missing", "carType"],
    ["an unknown emirate", { emirate: "oman" }, 422, "requests.invalidField", "emirate"],
    ["an endless code", { plateCode: "Z".repeat(13) }, 422, "requests.invalidField", "plateCode"],
    ["a long plate", { plateNumber: "123456" }, 422, "requests.invalidField", "plateNumber"],
    ["twelve cylinders", { cylinderType: "12" }, 422, "requests.invalidField", "cylinderType"],
    ["a boat", { carType: "boat" }, 422, "requests.invalidField", "carType"],
    ["an unknown cover", { companytype: "full" }, 422, "requests.invalidField", "companytype"],
    ["strange claims", { previousClaims: "?" }, 422, "requests.invalidField", "previousClaims"],
    ["a huge value", { vehicleValue: "9e9" }, 422, "requests.invalidField", "vehicleValue"],
    ["a null character", { username: "a\0b" }, 422, "requests.invalidField", "username"],
    ["a field too long", { plateCode: "x".repeat(9000) }, 422, "requests.invalidField"],
    ["another's e-mail", { email: "a@b.test" }, 403, "requests.foreignEmail", "email"],
    ["an unknown origin", { carOrigin: "moon" }, 422, "requests.invalidField", "carOrigin"],
    ["an odd make", { make: "<b>" }, 422, "requests.invalidField", "make"],
    ["a model of the future", { modelYear: "2099" }, 422, "requests.invalidField", "modelYear"],
    ["a small driver", { driverBirthYear: "2020" }, 422, "requests.invalidField"],
    ["99 good years", { claimFreeYears: "99" }, 422, "requests.invalidField", "claimFreeYears"],
    ["a short phone", { phonenumber: "123" }, 400, "leads.phoneInvalid", "phonenumber"],
    ["no such package", { companyname: "None" }, 422, "requests.unknownPackage", "companyname"],
    ["a start yesterday", { startDate: "2020-01-01" }, 422, "requests.startDate", "startDate"],
    ["a start that is no day", { startDate: "soon" }, 422, "requests.startDate", "startDate"],
  ];

  it.each(refusals)("%s", async (_name, changes, statusCode, code, field) => {
    const [before, files] = [await countRequests(), await countFiles(app)];
    const parts = await renewalParts(app, changes);
    for (const order of [parts, parts.toReversed()]) {
      const answer = await postRenewal(app, person, order);
      expect(refusalOf(answer)).toMatchObject({ statusCode, code, ...(field && { field }) });
      expect(answer.body).not.toContain("requestId");
    }
    expect([await countRequests(), await countFiles(app)]).toEqual([before, files]);
  });

  it.each(["0", "-1", "0.01", "1e309", "NaN", "999999999999", "Infinity"])(
    "a price of %s, and tells the current price",
    async (companyprice) => {
      const { companyprice: right } = await renewalFields(app);
      const before = await countRequests();
      const answer = await postRenewal(app, person, await renewalParts(app, { companyprice }));
      expect(refusalOf(answer)).toMatchObject({ statusCode: 409, code: "requests.priceChanged" });
      expect(answer.json()).toMatchObject({
        price: Number(right),
        priceFils: Math.round(Number(right) * 100),
      });
      expect(await countRequests()).toBe(before);
    },
  );

  it("without a session, whatever the body", async () => {
    const answer = await app.call({ method: "POST", url: "/api/carins/renew", payload: "x" });
    expect(refusalOf(answer)).toMatchObject({ statusCode: 401, code: "accounts.loginRequired" });
  });

  it("without one of the six pictures", async () => {
    const before = await countFiles(app);
    const parts = await renewalParts(app);
    const answer = await postRenewal(
      app,
      person,
      parts.filter(([name]) => name !== "ownership_document_back"),
    );
    expect(refusalOf(answer)).toEqual({
      statusCode: 422,
      code: "documents.missing",
      field: "ownership_document_back",
    });
    expect(await countFiles(app)).toBe(before);
  });

  const bytes = Buffer.from("no picture");
  const files: [string, Part, number, string][] = [
    ["an unknown file field", ["passport", { bytes }], 422, "documents.unexpected"],
    ["one picture twice", ["ownership_front", { bytes }], 422, "documents.unexpected"],
    ["one field twice", ["emirate", "dubai"], 400, "request.invalid"],
    ["a field of the prototype", ["constructor", "x"], 400, "request.invalid"],
  ];
  it.each(files)("with %s", async (_name, part, statusCode, code) => {
    const before = await countFiles(app);
    const answer = await postRenewal(app, person, [...(await renewalParts(app)), part]);
    expect(refusalOf(answer)).toMatchObject({ statusCode, code });
    expect(await countFiles(app)).toBe(before);
  });

  it("with a text file for a picture", async () => {
    const parts = (await renewalParts(app)).map((part): Part =>
      part[0] === "license_document_front" ? [part[0], { bytes }] : part,
    );
    const before = await countFiles(app);
    expect(refusalOf(await postRenewal(app, person, parts))).toEqual({
      statusCode: 415,
      code: "documents.type",
      field: "license_document_front",
    });
    expect(await countFiles(app)).toBe(before);
  });

  it("with a picture over 5 MB, and is told after everything was sent", async () => {
    const [first, ...rest] = await renewalFiles();
    const large: Part = [first?.[0] ?? "", { bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 0xff) }];
    const fields = Object.entries(await renewalFields(app));
    const answer = await postRenewal(app, person, [...fields, large, ...rest] as Part[]);
    expect(refusalOf(answer)).toMatchObject({ statusCode: 413, code: "documents.size" });
  });

  it("with more files than there are documents", async () => {
    const extra = Array.from({ length: 9 }, (_, n): Part => [`file${n}`, { bytes }]);
    const answer = await postRenewal(app, person, extra);
    expect([413, 422]).toContain(answer.statusCode);
  });

  const shapes: [string, (payload: Buffer) => Buffer, string?][] = [
    ["truncated in a file", (payload) => payload.subarray(0, payload.length - 500)],
    ["truncated in a header", (payload) => payload.subarray(0, 40)],
    ["empty", () => Buffer.alloc(0)],
    ["of another boundary", (payload) => payload, "multipart/form-data; boundary=other"],
    ["without a boundary", (payload) => payload, "multipart/form-data"],
    ["of random bytes", () => Buffer.from("\r\n--\r\n\0\xff--".repeat(50), "latin1")],
    ["of JSON", () => Buffer.from("{}"), "application/json"],
    ["of an unknown type", (payload) => payload, "application/x-unknown"],
  ];
  it.each(shapes)("when the body is %s", async (_name, shape, type) => {
    const before = [await countRequests(), await countFiles(app)];
    const body = multipart(await renewalParts(app));
    const answer = await app.call({
      method: "POST",
      url: "/api/carins/renew",
      payload: shape(body.payload),
      headers: { ...person.headers, "content-type": type ?? body.headers["content-type"] },
    });
    expect([400, 415, 422]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ status: "fail" });
    expect([await countRequests(), await countFiles(app)]).toEqual(before);
  });
});
