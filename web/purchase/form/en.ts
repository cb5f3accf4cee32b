import resume from "../draft/en.ts";
import first from "../first/en.ts";
import vehicle from "../vehicle-details/en.ts";

export default { ...first, resume, vehicle };
