import editing from "../editing/en.ts";
import quotes from "../quotes/en.ts";
import requestSent from "../request-sent/en.ts";
import resume from "../draft/en.ts";
import sending from "../sending/en.ts";
import broken from "../something-failed/en.ts";

export default { quotes, requestSent, resume, sending, editing, broken };
