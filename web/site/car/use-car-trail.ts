import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { Step } from "../head/structured-data.ts";

export const useCarTrail = (...further: Step[]): readonly Step[] => {
  const { t } = useTranslation("site");
  return [
    { name: t("home.title"), path: paths.home },
    { name: t("car.name"), path: paths.carInsurance },
    ...further,
  ];
};
