import { getI18n } from "react-i18next";
import { addTexts } from "../../i18n/with-texts.ts";

/** For the vehicle form, which needs no texts of later pages; whoever comes back has all already. */
export const fetchFormTexts = async () => {
  if (getI18n()?.exists("purchase:vehicle.title")) return;
  await addTexts("purchase", {
    en: () => import("../form/en.ts"),
    ar: () => import("../form/ar.ts"),
  });
};
