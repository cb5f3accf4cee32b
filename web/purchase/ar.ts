import type { SameKeys } from "../i18n/texts.ts";
import check from "./check-answers/ar.ts";
import documents from "./documents/ar.ts";
import type en from "./en.ts";
import form from "./form/ar.ts";
import personal from "./personal-details/ar.ts";
import promise from "../promises/offer-words/ar.ts";
import requestSent from "./request-sent/ar.ts";
import sending from "./sending/ar.ts";

export default {
  ...form,
  promise,
  requestSent,
  sending,
  check,
  documents,
  personal,
} satisfies SameKeys<typeof en>;
