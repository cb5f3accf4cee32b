import check from "./check-answers/en.ts";
import payment from "./payment/en.ts";
import quotes from "./quotes/en.ts";
import vehicle from "./vehicle-details/en.ts";

export default { vehicle, quotes, check, payment };
