import type { SameKeys } from "../i18n/texts.ts";
import check from "./check-answers/ar.ts";
import type en from "./en.ts";
import payment from "./payment/ar.ts";
import quotes from "./quotes/ar.ts";
import vehicle from "./vehicle-details/ar.ts";

export default { vehicle, quotes, check, payment } satisfies SameKeys<typeof en>;
