import type {
  CancellationLetter,
  PolicyToCancel,
} from "../../server/adapters/papers/cancellation-letter.ts";

export const samplePolicy: PolicyToCancel = {
  number: "MZ-7F3K2Q",
  policyNumber: null,
  insurerName: { en: "Hazm Motor", ar: "حزم لتأمين المركبات" },
  insuredName: "Mariam Al Suwaidi",
  email: "mariam@example.test",
  plate: { emirate: "dubai", code: "A", number: "12345" },
  cover: { startsOn: "2026-11-22", endsOn: "2027-12-21" },
  paidFils: 109_200,
  writtenOn: "2026-12-01",
  cancelledOn: "2026-12-08",
  refund: { percent: 80, refundFils: 87_360 },
};

export const sampleLetter: CancellationLetter = { language: "en", policy: samplePolicy };
