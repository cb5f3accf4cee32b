import answers from "./answers/en.ts";
import ledger from "./ledger/en.ts";

/** Of the office; the pages of customers fetch the parts. */
export default { ...answers, ...ledger };
