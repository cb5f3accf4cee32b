import { addTexts } from "../../i18n/with-texts.ts";

/** Awaited by pages that are entered from the quotes, which load only the texts of `first/`. */
export const fetchAllTexts = () =>
  addTexts("purchase", { en: () => import("../en.ts"), ar: () => import("../ar.ts") });
