import { useTranslation } from "react-i18next";
import type { InsurerRow } from "../../../../contract/office/insurance/insurer-shapes.ts";
import type { AgreementStanding as Standing } from "../../../../domain/insurance/agreement.ts";
import { formatShortDate } from "../../../i18n/formats.ts";
import { Pill, type PillTone } from "../../../ui/pill.tsx";
import { useLanguage } from "../../kit/use-language.ts";

/** Those without a pill need nobody's attention. */
const tones: Partial<Record<Standing, PillTone>> = {
  endsSoon: "waiting",
  future: "calm",
  ended: "bad",
  none: "bad",
};

export function AgreementStanding({ row }: { row: InsurerRow }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { standing, on } = row.agreement;
  const words = t(`insurance.insurer.standing.${standing}`, {
    day: on === null ? "" : formatShortDate(on, language),
  });
  const tone = tones[standing];

  if (!tone)
    return <span className={standing === "openEnded" ? "text-ink-muted" : ""}>{words}</span>;
  return (
    <>
      <Pill tone={tone}>{words}</Pill>
      {standing !== "endsSoon" && (
        <span className="text-xs text-ink-muted">
          {t("insurance.insurer.noQuote", { payable: row.payable })}
        </span>
      )}
    </>
  );
}
