import resume from "../draft/ar.ts";
import first from "../first/ar.ts";
import vehicle from "../vehicle-details/ar.ts";

export default { ...first, resume, vehicle };
