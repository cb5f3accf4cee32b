import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HandOff } from "../../../../contract/payments.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import type { InputMethod } from "../../../../domain/ways-of-buying.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import type { Part } from "../../../../tests/support/multipart.ts";
import { type Changes, EMIRATES_ID } from "../../../../tests/support/purchases.ts";
import {
  newPolicyFields,
  newPolicyFiles,
  newPolicyParts,
  offerFor,
  postPurchase,
  postRenewal,
  renewalParts,
} from "../../../../tests/support/sends.ts";
import { requestRow, slotsOf } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { openText } from "../../../adapters/sealing.ts";

let app: TestApp;
let person: Awaited<ReturnType<typeof signUpVerified>>;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  person = await signUpVerified(app);
});
afterAll(() => app.close());

const bought = async (method: InputMethod, changes: Changes = {}) => {
  const parts = await newPolicyParts(app, method, changes);
  const answer = await postPurchase(app, "new", person, parts);
  expect(answer.json()).toMatchObject({ status: "success" });
  return requestRow(app, HandOff.parse(answer.json()).requestId);
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
      expect(await slotsOf(app, request.id)).toEqual(slots);
    },
  );

  it("takes a customs card dated today", async () => {
    const today = dayInDubai(new Date());
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
    expect(await slotsOf(app, requestId)).toContain("document_front");
  });

  it.each(["vcc", "hiyaza"] as const)(
    "by %s may include the back of its document",
    async (method) => {
      const [, back] = (await newPolicyFiles("plateNumber")).slice(-2);
      const parts = [...(await newPolicyParts(app, method)), back as Part];
      for (const order of [parts, parts.toReversed()]) {
        const answer = await postPurchase(app, "new", person, order);
        expect(await slotsOf(app, HandOff.parse(answer.json()).requestId)).toContain(
          "document_back",
        );
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
