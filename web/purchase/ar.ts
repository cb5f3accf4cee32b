import type { SameKeys } from "../i18n/texts.ts";
import check from "./check-answers/ar.ts";
import editing from "./editing/ar.ts";
import type en from "./en.ts";
import documents from "./documents/ar.ts";
import personal from "./personal-details/ar.ts";
import quotes from "./quotes/ar.ts";
import resume from "./draft/ar.ts";
import requestSent from "./request-sent/ar.ts";
import sending from "./sending/ar.ts";
import broken from "./something-failed/ar.ts";
import vehicle from "./vehicle-details/ar.ts";

export default {
  vehicle,
  quotes,
  check,
  documents,
  personal,
  resume,
  requestSent,
  sending,
  editing,
  broken,
} satisfies SameKeys<typeof en>;
