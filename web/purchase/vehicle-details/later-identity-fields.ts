import { comesLater } from "../../shell/comes-later.tsx";

/** For pages that ask few people which car it is: with the plates of all emirates it is large. */
export const LaterIdentityFields = comesLater(() => import("./identity-fields.tsx"), null);
