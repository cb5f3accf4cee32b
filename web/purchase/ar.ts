import type { SameKeys } from "../i18n/texts.ts";
import check from "./check-answers/ar.ts";
import documents from "./documents/ar.ts";
import type en from "./en.ts";
import resume from "./draft/ar.ts";
import first from "./first/ar.ts";
import personal from "./personal-details/ar.ts";
import requestSent from "./request-sent/ar.ts";
import vehicle from "./vehicle-details/ar.ts";

export default {
  ...first,
  resume,
  vehicle,
  check,
  documents,
  personal,
  requestSent,
} satisfies SameKeys<typeof en>;
