import promise from "../../../promises/offer-words/en.ts";
import requestSent from "../../request-sent/en.ts";
import sending from "../../sending/en.ts";

/** What the contact form says while it is sent and afterwards. */
export default { promise, requestSent, sending };
