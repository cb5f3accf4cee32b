import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../i18n/formats.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { useLanguage } from "../../kit/use-language.ts";

/** @param points basis points of the premium; null where it is not stated */
export function Commission({ points }: { points: number | null }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  if (points === null) return t("insurance.insurer.agreements.notStated");
  return (
    <>
      {t("insurance.insurer.agreements.commission")}{" "}
      <Ltr>{`${formatNumber(points / 100, language)}%`}</Ltr>
    </>
  );
}
