import editing from "../editing/en.ts";
import first from "../first/en.ts";
import resume from "../draft/en.ts";
import vehicle from "../vehicle-details/en.ts";

export default { ...first, editing, resume, vehicle };
