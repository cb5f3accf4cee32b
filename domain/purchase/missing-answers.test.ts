import { describe, expect, test } from "vitest";
import { documentsNeeded } from "../documents/documents.ts";
import { emptyDraft, type PurchaseDraft, withMethodOpen } from "./draft.ts";
import { missingAnswers, missingForPrice, missingVehicleAnswers } from "./missing-answers.ts";
import { hasOnlinePrices, sendKind } from "./send-kind.ts";

const now = new Date("2026-11-21T12:00:00Z");
const car = { cylinderType: "4", carType: "saloon", carOrigin: "khaleegy" };
const plate = { plateCode: "A", plateNumber: "48213" };
const emiratesId = "784-1990-1234567-1";

const renewal = { ...emptyDraft("renew"), ...car, ...plate, emirate: "dubai" } as PurchaseDraft;
const fresh = { ...emptyDraft("new"), ...car, registerEmirate: "dubai" } as PurchaseDraft;
const byPlate = { ...fresh, ...plate, plateSource: "dubai" } as PurchaseDraft;
const byVcc = {
  ...fresh,
  inputMethod: "vcc",
  vccCardSource: "source7",
  vccDate: "2026-11-01",
  vccCardNumber: "77",
} as PurchaseDraft;
const byHiyaza = {
  ...fresh,
  inputMethod: "hiyaza",
  hiyazaCertificateNumber: "H-7",
} as PurchaseDraft;

test("a price needs the input method, which decides what else is asked", () => {
  const open = withMethodOpen({ ...fresh, carType: "", registerEmirate: "" });
  const method = { field: "inputMethod", code: "required" };
  const body = { field: "carType", code: "required" };
  expect(missingForPrice(open, now)).toEqual([method, body]);
  const emirate = { field: "registerEmirate", code: "required" };
  expect(missingVehicleAnswers(open, now)).toEqual([method, emirate, body]);
});

const complete = { renewal, byPlate, byVcc, byHiyaza };

describe.each(Object.entries(complete))("a complete draft (%s)", (_, draft) => {
  test("has no missing answer", () => {
    expect(missingAnswers(draft, documentsNeeded(draft), emiratesId, now)).toEqual([]);
  });

  test.each(documentsNeeded(draft))("reports the missing picture %s", (slot) => {
    const others = documentsNeeded(draft).filter((other) => other !== slot);
    expect(missingAnswers(draft, others, emiratesId, now)).toEqual([
      { field: slot, code: "required" },
    ]);
  });
});

const plateQuestions = ["plateCode", "plateNumber"];
const carQuestions = ["carOrigin", "carType", "cylinderType"];

test.each([
  ["a renewal", emptyDraft("renew"), [...carQuestions, "emirate", ...plateQuestions]],
  [
    "a new policy by plate",
    emptyDraft("new"),
    [...carQuestions, ...plateQuestions, "plateSource", "registerEmirate"],
  ],
  [
    "a new policy by customs card",
    { ...emptyDraft("new"), inputMethod: "vcc" } as PurchaseDraft,
    [...carQuestions, "registerEmirate", "vccCardNumber", "vccCardSource", "vccDate"],
  ],
  [
    "a new policy by hiyaza",
    { ...emptyDraft("new"), inputMethod: "hiyaza" } as PurchaseDraft,
    [...carQuestions, "hiyazaCertificateNumber", "registerEmirate"],
  ],
])(
  "[2-5.1 renewal answers] [2-5.1 new policy answers] [2-5.1 answers by input method] %s starts with every question open",
  (_, draft, fields) => {
    const missing = missingVehicleAnswers(draft, now);
    expect(missing.map(({ field }) => field).toSorted()).toEqual([...fields].toSorted());
    expect(new Set(missing.map(({ code }) => code))).toEqual(new Set(["required"]));
  },
);

test.each([
  ["a renewal", emptyDraft("renew"), ["emirate", ...plateQuestions, ...carQuestions]],
  ["a new policy by plate", emptyDraft("new"), carQuestions],
  ["a new policy by customs card", { ...emptyDraft("new"), inputMethod: "vcc" }, carQuestions],
  ["a new policy by hiyaza", { ...emptyDraft("new"), inputMethod: "hiyaza" }, carQuestions],
])("a price for %s needs the car, and a plate only to renew", (_, draft, fields) => {
  const missing = missingForPrice(draft as PurchaseDraft, now);
  expect(missing.map(({ field }) => field).toSorted()).toEqual([...fields].toSorted());
});

test("a wrong plate of a new policy does not keep its price back", () => {
  const draft = { ...byPlate, plateNumber: "12a" };
  expect(missingForPrice(draft, now)).toEqual([]);
  expect(missingVehicleAnswers(draft, now)).toHaveLength(1);
});

test.each([
  ["plateNumber", "123456", "tooLong"],
  ["plateNumber", "12a", "digitsOnly"],
  ["plateCode", "a code far too long", "tooLong"],
  ["cylinderType", "5", "invalid"],
  ["carType", "tank", "invalid"],
  ["emirate", "doha", "invalid"],
] as const)("%s answered %s is %s", (field, answer, code) => {
  expect(missingVehicleAnswers({ ...renewal, [field]: answer }, now)).toEqual([{ field, code }]);
});

test.each([
  ["", "required"],
  ["784-", "required"],
  ["784-1990", "invalid"],
])("a new policy with the Emirates ID %s calls it %s", (id, code) => {
  const missing = missingAnswers(byPlate, documentsNeeded(byPlate), id, now);
  expect(missing).toEqual([{ field: "emiratesID", code }]);
});

test.each([
  ["a Gulf car", true, renewal],
  ["a Gulf car with a customs card", true, byVcc],
  ["a car from elsewhere", false, { ...renewal, carOrigin: "non_khaleegy" }],
  ["a Chinese car", false, { ...byHiyaza, carOrigin: "chinese" }],
  ["an unlisted plate code", false, { ...renewal, plateCode: "Expo" }],
  ["an unlisted plate code on a new policy", false, { ...byPlate, plateCode: "Expo" }],
  ["an unlisted code typed before a customs card", true, { ...byVcc, plateCode: "Expo" }],
] as const)("%s has prices online: %s", (_, expected, draft) => {
  expect(hasOnlinePrices(draft)).toBe(expected);
});

test.each([
  ["a renewal", renewal, "comprehensive", "priced"],
  ["third party for a new car", byPlate, "thirdParty", "priced"],
  ["third party for a customs card", byVcc, "thirdParty", "priced"],
  ["comprehensive for a new car", byPlate, "comprehensive", "lead"],
  ["an unlisted plate code", { ...renewal, plateCode: "Expo" }, "thirdParty", "lead"],
  ["a plate code that is not chosen yet", { ...renewal, plateCode: "" }, "thirdParty", "priced"],
  ["an origin that is not chosen yet", { ...renewal, carOrigin: "" }, "thirdParty", "priced"],
  ["a Chinese car", { ...renewal, carOrigin: "chinese" }, "thirdParty", "lead"],
] as const)("%s is sent as %s: %s", (_, draft, cover, kind) => {
  expect(sendKind(draft, cover)).toBe(kind);
});

test.each([
  ["2026-11-21", undefined],
  ["22/11/2026", "invalid"],
  ["2026-11-22", "invalid"],
  ["yesterday", "invalid"],
  ["", "required"],
])("a customs card of the day %s is %s on 21 November", (vccDate, code) => {
  const missing = missingVehicleAnswers({ ...byVcc, vccDate }, now);
  expect(missing).toEqual(code === undefined ? [] : [{ field: "vccDate", code }]);
});
