import check from "./check-answers/en.ts";
import editing from "./editing/en.ts";
import personal from "./personal-details/en.ts";
import documents from "./documents/en.ts";
import quotes from "./quotes/en.ts";
import resume from "./draft/en.ts";
import requestSent from "./request-sent/en.ts";
import sending from "./sending/en.ts";
import broken from "./something-failed/en.ts";
import vehicle from "./vehicle-details/en.ts";

export default {
  vehicle,
  quotes,
  check,
  documents,
  personal,
  requestSent,
  resume,
  sending,
  editing,
  broken,
};
