import editing from "../editing/ar.ts";
import first from "../first/ar.ts";
import resume from "../draft/ar.ts";
import vehicle from "../vehicle-details/ar.ts";

export default { ...first, editing, resume, vehicle };
