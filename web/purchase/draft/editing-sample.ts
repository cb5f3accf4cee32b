import type { Editing } from "./editing.ts";

export const editing = {
  requestId: "7c1b",
  number: "MZ-7F3K2Q",
  version: 3,
  type: "renew",
  inputMethod: "plateNumber",
  plan: {
    insurer: "hazm",
    names: { en: "Hazm Basic", ar: "حزم الأساسية" },
    coverType: "thirdParty",
    priceFils: 55_125,
  },
  slots: ["id_front", "document_front"],
  scope: "s1",
} as const satisfies Editing;
