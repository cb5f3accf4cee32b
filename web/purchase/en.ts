import check from "./check-answers/en.ts";
import documents from "./documents/en.ts";
import first from "./first/en.ts";
import personal from "./personal-details/en.ts";
import vehicle from "./vehicle-details/en.ts";

export default { ...first, vehicle, check, documents, personal };
