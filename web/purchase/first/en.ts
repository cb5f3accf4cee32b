import quotes from "../quotes/en.ts";
import broken from "../something-failed/en.ts";

export default { quotes, broken };
