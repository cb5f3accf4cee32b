import type { Handle } from "../../shell/handle.ts";
import { WhatIfPage } from "./what-if-page.tsx";

export const handle: Handle = { kind: "still", area: "site" };

export default function WhatIfComprehensive() {
  return <WhatIfPage cover="comprehensive" />;
}
