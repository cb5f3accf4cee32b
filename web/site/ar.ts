import type { SameKeys } from "../i18n/texts.ts";
import contact from "./contact/ar.ts";
import type en from "./en.ts";
import home from "./home/ar.ts";
import legal from "./legal/ar.ts";

export default { home, contact, legal } satisfies SameKeys<typeof en>;
