import check from "./check-answers/en.ts";
import documents from "./documents/en.ts";
import resume from "./draft/en.ts";
import first from "./first/en.ts";
import personal from "./personal-details/en.ts";
import requestSent from "./request-sent/en.ts";
import vehicle from "./vehicle-details/en.ts";

export default { ...first, resume, vehicle, check, documents, personal, requestSent };
