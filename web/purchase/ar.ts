import type { SameKeys } from "../i18n/texts.ts";
import check from "./check-answers/ar.ts";
import documents from "./documents/ar.ts";
import type en from "./en.ts";
import first from "./first/ar.ts";
import personal from "./personal-details/ar.ts";
import vehicle from "./vehicle-details/ar.ts";

export default { ...first, vehicle, check, documents, personal } satisfies SameKeys<typeof en>;
