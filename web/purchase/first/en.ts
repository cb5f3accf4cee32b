import editing from "../editing/en.ts";
import quotes from "../quotes/en.ts";
import sending from "../sending/en.ts";
import broken from "../something-failed/en.ts";

export default { quotes, sending, editing, broken };
