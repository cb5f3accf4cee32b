import { useTranslation } from "react-i18next";
import { formatShortDate } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";

type Props = { validFrom: string; validUntil: string | null };

export function Validity({ validFrom, validUntil }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const first = formatShortDate(validFrom, language);

  if (validUntil === null) return t("insurance.insurer.agreements.openEnded", { day: first });
  return (
    <>
      <bdi>{first}</bdi> – <bdi>{formatShortDate(validUntil, language)}</bdi>
    </>
  );
}
