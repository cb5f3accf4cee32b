import type { PaymentSummary } from "../../server/adapters/papers/payment-summary.ts";

export const sampleSummary: PaymentSummary = {
  language: "en",
  number: "MZ-7F3K2Q",
  insurerName: { en: "Hazm Motor", ar: "حزم لتأمين المركبات" },
  insuredName: "Mariam Al Suwaidi",
  plate: { emirate: "dubai", code: "A", number: "12345" },
  vehicle: {
    make: "Toyota",
    model: "Land Cruiser",
    modelYear: 2023,
    body: "station",
    cylinders: "6",
    origin: "khaleegy",
  },
  coverType: "thirdParty",
  cover: { startsOn: "2026-11-22", endsOn: "2027-12-21" },
  isReturning: false,
  ledger: [
    { code: "tariffMinimum", amountFils: 130_000 },
    { code: "insurerDiscount", amountFils: -26_000 },
    { code: "vat", amountFils: 5_200 },
  ],
  paidFils: 109_200,
  returnedFils: 0,
  paidAt: new Date("2026-11-21T19:43:00Z"),
  trackingId: "110000000123",
  licenceNumber: "287",
  isDemonstration: true,
};
