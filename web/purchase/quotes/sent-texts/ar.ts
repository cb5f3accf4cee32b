import promise from "../../../promises/offer-words/ar.ts";
import requestSent from "../../request-sent/ar.ts";
import sending from "../../sending/ar.ts";

/** What the contact form says while it is sent and afterwards. */
export default { promise, requestSent, sending };
