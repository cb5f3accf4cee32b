import answers from "./answers/ar.ts";
import ledger from "./ledger/ar.ts";

/** Of the office; the pages of customers fetch the parts. */
export default { ...answers, ...ledger };
