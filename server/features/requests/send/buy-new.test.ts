import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HandOff } from "../../../../contract/payments.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import type { InputMethod } from "../../../../domain/ways-of-buying.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import type { Part } from "../../../../tests/support/multipart.ts";
import { EMIRATES_ID, methodFields } from "../../../../tests/support/purchases.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import {
  newPolicyFields,
  newPolicyFiles,
  newPolicyParts,
  offerFor,
  postPurchase,
  postRenewal,
  renewalParts,
} from "../../../../tests/support/sends.ts";
import { countFiles, requestRow } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { openText } from "../../../adapters/sealing.ts";

let app: TestApp;
let person: Awaited<ReturnType<typeof signUpVerified>>;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  person = await signUpVerified(app);
});
afterAll(() => app.close());

type Changes = Record<string, string | undefined>;

const buy = async (method: InputMethod, changes: Changes = {}) =>
  postPurchase(app, "new", person, await newPolicyParts(app, method, changes));

const bought = async (method: InputMethod, changes: Changes = {}) => {
  const answer = await buy(method, changes);
  expect(answer.json()).toMatchObject({ status: "success" });
  return requestRow(app, HandOff.parse(answer.json()).requestId);
};

const slotsOf = async (requestId: string) => {
  const rows = await app.parts.db
    .select({ slot: schema.documents.slot })
    .from(schema.documents)
    .where(eq(schema.documents.requestId, requestId));
  return rows.map(({ slot }) => slot).toSorted();
};

const four = ["id_back", "id_front", "license_back", "license_front"];

describe("a new policy with a price", () => {
  it.each([
    [
      "plateNumber",
      { plateEmirate: "dubai", plateCode: "A", plateNumber: "12345" },
      { inputMethod: "plateNumber", registerEmirate: "sharjah" },
      ["document_back", "document_front", ...four],
    ],
    [
      "vcc",
      { plateEmirate: null, plateCode: null, plateNumber: null },
      {
        inputMethod: "vcc",
        registerEmirate: "sharjah",
        vccCardSource: "source7",
        vccDate: "2026-01-31",
        vccCardNumber: "VCC-77",
      },
      ["document_front", ...four],
    ],
    [
      "hiyaza",
      { plateEmirate: null, plateCode: null, plateNumber: null },
      {
        inputMethod: "hiyaza",
        registerEmirate: "sharjah",
        hiyazaType: "dubai",
        hiyazaCertificateNumber: "H-9 أ",
      },
      ["document_front", ...four],
    ],
  ] as const)(
    "[2-7 send] [2-7.1 common fields] [2-7.1 new fields] by %s is stored and waits for its payment",
    async (method, plate, answers, slots) => {
      const request = await bought(method);
      const offer = await offerFor(app, "new");
      expect(request).toMatchObject({
        ...plate,
        answers,
        type: "new",
        state: "awaiting_payment",
        userId: person.id,
        email: person.email,
        cylinders: "4",
        body: "saloon",
        origin: "khaleegy",
        coverType: "thirdParty",
        priceFils: Math.round(offer.price * 100),
        companyNameEn: offer.name,
      });
      expect(Object.keys(request.answers)).toHaveLength(Object.keys(answers).length);
      expect(await slotsOf(request.id)).toEqual(slots);
    },
  );

  it("refuses a customs card dated tomorrow, also where an agent makes the offer", async () => {
    const today = dayInDubai(new Date());
    const tomorrow = dayInDubai(new Date(), 1);
    for (const changes of [{}, { carOrigin: "chinese" }]) {
      const answer = await buy("vcc", { ...changes, date: tomorrow });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: "requests.invalidField", field: "date" });
    }
    expect(await bought("vcc", { date: today })).toMatchObject({ answers: { vccDate: today } });
  });

  it("stores the Emirates ID encrypted, only in its own row", async () => {
    const request = await bought("vcc", { emiratesID: "٧٨٤-١٩٩٠-١٢٣٤٥٦٧-١" });
    const { sealing } = app.parts.keys;
    const sealed = request.emiratesIdSealed ?? "";
    const digits = EMIRATES_ID.replaceAll("-", "");
    expect(openText(sealing, `requests.emirates_id/${request.id}`, sealed)).toBe(digits);
    expect(() => openText(sealing, `requests.emirates_id/${person.id}`, sealed)).toThrow();
    expect(JSON.stringify(request)).not.toContain(digits);
    expect(JSON.stringify(request)).not.toContain(EMIRATES_ID);
  });

  it("reads every number in Arabic-Indic digits", async () => {
    const plate = { platenumber: "٩٨٧٦", platesource: "أبوظبي", platecode: "٢١" };
    expect(await bought("plateNumber", { ...plate, phonenumber: "٠٥٠١٢٣٤٥٦٧" })).toMatchObject({
      plateEmirate: "abu_dhabi",
      plateCode: "21",
      plateNumber: "9876",
      phone: "+971501234567",
    });
    expect(await bought("vcc", { date: "٣١/٠١/٢٠٢٦", cardnumber: "٧٧" })).toMatchObject({
      answers: { vccDate: "2026-01-31", vccCardNumber: "77" },
    });
    expect(await bought("hiyaza", { certificatenumber: "٥٥", cylinderType: "٤" })).toMatchObject({
      cylinders: "4",
      answers: { hiyazaCertificateNumber: "55" },
    });
  });

  it("stores the optional facts about car and driver", async () => {
    const facts = {
      make: "Toyota",
      model: "لاند  كروزر",
      modelYear: "٢٠٢٤",
      driverBirthYear: "1990",
      claimFreeYears: "0",
      vehicleValue: "180,000 AED",
      vehicleValueSource: "asked",
    };
    const stored = {
      make: "Toyota",
      model: "لاند كروزر",
      inputs: {
        year: { value: 2024, source: "asked" },
        driverBirthYear: { value: 1990, source: "asked" },
        claimFreeYears: { value: 0, source: "asked" },
        value: { value: 180_000, source: "asked" },
      },
    };
    expect(await bought("hiyaza", facts)).toMatchObject(stored);
    const renewal = await postRenewal(app, person, await renewalParts(app, facts));
    const { requestId } = HandOff.parse(renewal.json());
    expect(await requestRow(app, requestId)).toMatchObject(stored);
  });

  it("accepts capitals, underscores and another name of the registration card's field", async () => {
    const fields = await newPolicyFields(app, "plateNumber");
    const changed = {
      ...fields,
      inputMethod: "PLATENUMBER",
      platesource: "Abu Dhabi",
      platecode: "WHITE",
      statetoregister: "umm al quwain",
      carType: "Saloon",
      carOrigin: "KHALEEGY",
      companytype: "thirdParty",
    };
    const files = (await newPolicyFiles("plateNumber")).map(([name, file]): Part => [
      name.replace("hiyaza_document", "ownership_document"),
      file,
    ]);
    const answer = await postPurchase(app, "new", person, [...Object.entries(changed), ...files]);
    const { requestId } = HandOff.parse(answer.json());
    expect(await requestRow(app, requestId)).toMatchObject({
      plateEmirate: "abu_dhabi",
      plateCode: "white",
      answers: { inputMethod: "plateNumber", registerEmirate: "umm_al_quwain" },
    });
    expect(await slotsOf(requestId)).toContain("document_front");
  });

  it.each(["vcc", "hiyaza"] as const)(
    "by %s may include the back of its document",
    async (method) => {
      const [, back] = (await newPolicyFiles("plateNumber")).slice(-2);
      const parts = [...(await newPolicyParts(app, method)), back as Part];
      for (const order of [parts, parts.toReversed()]) {
        const answer = await postPurchase(app, "new", person, order);
        expect(await slotsOf(HandOff.parse(answer.json()).requestId)).toContain("document_back");
      }
    },
  );

  it("writes one mail, also when it is sent twice", async () => {
    const buyer = await signUpVerified(app, { language: "en" });
    const parts = await newPolicyParts(app, "vcc");
    const key = { "idempotency-key": "one mail" };
    const [first, second] = [
      await postPurchase(app, "new", buyer, parts, key),
      await postPurchase(app, "new", buyer, parts, key),
    ];
    expect(second.json()).toEqual(first.json());
    const { number } = await requestRow(app, HandOff.parse(first.json()).requestId);
    const mail = await app.mailTo(buyer.email);
    expect(mail.text).toContain(number);
    expect(app.sent.filter(({ to }) => to === buyer.email)).toHaveLength(1);
  });
});

describe("a new policy is refused and leaves nothing behind", () => {
  const requestCount = () => app.parts.db.$count(schema.requests);
  const gone = undefined;

  const refusals: [InputMethod, Changes, number, string, string][] = [
    ["plateNumber", { inputMethod: gone }, 422, "requests.missing", "inputMethod"],
    ["plateNumber", { platesource: gone }, 422, "requests.missing", "platesource"],
    ["plateNumber", { platecode: " " }, 422, "requests.missing", "platecode"],
    ["plateNumber", { platenumber: gone }, 422, "requests.missing", "platenumber"],
    ["plateNumber", { platenumber: "12a" }, 422, "requests.invalidField", "platenumber"],
    ["plateNumber", { platesource: "oman" }, 422, "requests.invalidField", "platesource"],
    ["vcc", { cardsource: gone }, 422, "requests.missing", "cardsource"],
    ["vcc", { cardsource: "source10" }, 422, "requests.invalidField", "cardsource"],
    ["vcc", { date: gone }, 422, "requests.missing", "date"],
    ["vcc", { date: "2026-02-30" }, 422, "requests.invalidField", "date"],
    ["vcc", { date: "yesterday" }, 422, "requests.invalidField", "date"],
    ["vcc", { cardnumber: gone }, 422, "requests.missing", "cardnumber"],
    ["vcc", { cardnumber: "x".repeat(61) }, 422, "requests.invalidField", "cardnumber"],
    ["vcc", { cardnumber: "a\u0007b" }, 422, "requests.invalidField", "cardnumber"],
    ["hiyaza", { certificatenumber: gone }, 422, "requests.missing", "certificatenumber"],
    ["hiyaza", { dubitype: "sharjah" }, 422, "requests.invalidField", "dubitype"],
    ["hiyaza", { inputMethod: "boat" }, 422, "requests.invalidField", "inputMethod"],
    ["hiyaza", { inputMethod: "vcc" }, 422, "requests.missing", "cardsource"],
    ["hiyaza", { statetoregister: gone }, 422, "requests.missing", "statetoregister"],
    ["hiyaza", { statetoregister: "Doha" }, 422, "requests.invalidField", "statetoregister"],
    ["hiyaza", { emiratesID: gone }, 422, "requests.missing", "emiratesID"],
    ["hiyaza", { emiratesID: "784" }, 422, "requests.missing", "emiratesID"],
    ["hiyaza", { emiratesID: "784-1990-123" }, 422, "requests.invalidField", "emiratesID"],
    ["hiyaza", { emiratesID: `${EMIRATES_ID}9` }, 422, "requests.invalidField", "emiratesID"],
    ["hiyaza", { cylinderType: gone }, 422, "requests.missing", "cylinderType"],
    ["hiyaza", { carType: "boat" }, 422, "requests.invalidField", "carType"],
    ["hiyaza", { carOrigin: gone }, 422, "requests.missing", "carOrigin"],
    ["hiyaza", { companytype: gone }, 422, "requests.missing", "companytype"],
    ["hiyaza", { companytype: "full" }, 422, "requests.invalidField", "companytype"],
    ["hiyaza", { companyname: "None" }, 422, "requests.unknownPackage", "companyname"],
    ["hiyaza", { companyprice: "1" }, 409, "requests.priceChanged", "companyprice"],
    ["hiyaza", { email: "a@b.test" }, 403, "requests.foreignEmail", "email"],
    ["hiyaza", { startDate: "2020-01-01" }, 422, "requests.startDate", "startDate"],
    ["hiyaza", { modelYear: "1900" }, 422, "requests.invalidField", "modelYear"],
    ["hiyaza", { driverBirthYear: "soon" }, 422, "requests.invalidField", "driverBirthYear"],
    ["hiyaza", { claimFreeYears: "-1" }, 422, "requests.invalidField", "claimFreeYears"],
    ["hiyaza", { make: "x".repeat(61) }, 422, "requests.invalidField", "make"],
    ["hiyaza", { model: "<script>" }, 422, "requests.invalidField", "model"],
    ["hiyaza", { vehicleValue: "12" }, 422, "requests.invalidField", "vehicleValue"],
  ];

  it.each(refusals)("by %s with %j", async (method, changes, statusCode, code, field) => {
    const before = [await requestCount(), await countFiles(app)];
    const parts = await newPolicyParts(app, method, changes);
    for (const order of [parts, parts.toReversed()]) {
      const answer = await postPurchase(app, "new", person, order);
      expect(refusalOf(answer)).toEqual({ statusCode, code, field });
      expect(answer.body).not.toContain("1234567");
    }
    expect([await requestCount(), await countFiles(app)]).toEqual(before);
  });

  it("at the price of another kind or of yesterday, and is told the current price", async () => {
    const { price } = await offerFor(app, "new-vcc");
    const answer = await buy("vcc", { companyprice: String(price + 0.01) });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ price, priceFils: Math.round(price * 100) });
  });

  it.each([
    ["plateNumber", "hiyaza_document_back"],
    ["vcc", "hiyaza_document_front"],
    ["hiyaza", "license_document_back"],
  ] as const)("by %s without %s", async (method, missing) => {
    const before = await countFiles(app);
    const parts = (await newPolicyParts(app, method)).filter(([name]) => name !== missing);
    const answer = await postPurchase(app, "new", person, parts);
    const statusCode = 422;
    expect(refusalOf(answer)).toEqual({ statusCode, code: "documents.missing", field: missing });
    expect(await countFiles(app)).toBe(before);
  });

  it.each([
    ["vcc", "ownership_document_front"],
    ["hiyaza", "ownership_front"],
    ["plateNumber", "passport_front"],
  ] as const)("by %s with %s, before or after its fields", async (method, field) => {
    const before = await countFiles(app);
    const files = (await newPolicyFiles(method)).filter(([name]) => !name.startsWith("hiyaza"));
    const [, sample] = files[0] as Part;
    const fields = Object.entries(await newPolicyFields(app, method));
    const parts: Part[] = [...fields, ...files, [field, sample]];
    for (const order of [parts, parts.toReversed()])
      expect(refusalOf(await postPurchase(app, "new", person, order))).toEqual({
        statusCode: 422,
        code: "documents.unexpected",
        field,
      });
    expect(await countFiles(app)).toBe(before);
  });

  it("under the key of a renewal", async () => {
    const key = { "idempotency-key": "of a renewal" };
    await postRenewal(app, person, await renewalParts(app), key);
    const parts = await newPolicyParts(app, "plateNumber");
    expect(refusalOf(await postPurchase(app, "new", person, parts, key))).toMatchObject({
      statusCode: 422,
      code: "requests.keyReused",
    });
  });

  it("without a session, whatever is wrong with it", async () => {
    const fields = { ...methodFields.vcc, inputMethod: "vcc", carOrigin: "khaleegy" };
    const bodies: Part[][] = [
      [],
      Object.entries(fields),
      Object.entries({ ...fields, carType: "boat", emiratesID: "1" }),
      await newPolicyParts(app, "vcc"),
      (await newPolicyParts(app, "vcc", { companytype: "Third Party" })).toReversed(),
      [["id_document_front", { bytes: Buffer.from("text") }]],
      [...Object.entries(fields), ["passport", { bytes: Buffer.from("text") }]],
    ];
    const before = await countFiles(app);
    for (const body of bodies)
      for (const headers of [{}, { "idempotency-key": "of a visitor" }])
        expect(refusalOf(await postPurchase(app, "new", undefined, body, headers))).toEqual({
          statusCode: 401,
          code: "accounts.loginRequired",
        });
    expect(await countFiles(app)).toBe(before);
  });

  it.each(["application/json", "text/plain", "multipart/form-data", "application/x-unknown"])(
    "without a session as %s",
    async (type) => {
      const answer = await app.call({
        method: "POST",
        url: "/api/carins/new",
        payload: "{",
        headers: { "content-type": type },
      });
      expect(refusalOf(answer)).toEqual({ statusCode: 401, code: "accounts.loginRequired" });
    },
  );
});
