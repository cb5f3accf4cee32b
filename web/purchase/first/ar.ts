import editing from "../editing/ar.ts";
import quotes from "../quotes/ar.ts";
import sending from "../sending/ar.ts";
import broken from "../something-failed/ar.ts";
import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default { quotes, sending, editing, broken } satisfies SameKeys<typeof en>;
