import check from "./check-answers/en.ts";
import documents from "./documents/en.ts";
import form from "./form/en.ts";
import personal from "./personal-details/en.ts";
import promise from "../promises/offer-words/en.ts";
import requestSent from "./request-sent/en.ts";
import sending from "./sending/en.ts";

export default { ...form, promise, requestSent, sending, check, documents, personal };
