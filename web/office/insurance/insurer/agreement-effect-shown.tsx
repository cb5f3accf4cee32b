import { useTranslation } from "react-i18next";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { type DraftState, isOpenDraft } from "../../../../domain/insurance/draft-state.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { Banner } from "../../../ui/banner.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { type Ending, endingsOf } from "./agreement-effect.ts";
import type { Agreement } from "./agreement-values.ts";

type Props = { after: Agreement; before: Agreement | null; state: DraftState };

/** Warns of what would no longer be sold. */
export function AgreementEffect({ after, before, state }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const today = dayInDubai(useNow());
  const endings = isOpenDraft(state) ? endingsOf(after, before, today) : [];
  const words = (ending: Ending) => {
    if (ending.kind === "endsNow") return t("insurance.insurer.draft.endsNow");
    if (ending.kind === "lineGone")
      return t("insurance.insurer.draft.lineGone", { cover: t(`covers.${ending.cover}`) });
    return t(`insurance.insurer.draft.${ending.kind}`, { day: formatDay(ending.day, language) });
  };

  return (
    <div role="status" className="empty:hidden">
      {endings.length > 0 && (
        <Banner kind="warning" title={endings.map(words).join(" ")}>
          {t("insurance.insurer.draft.effect")}
        </Banner>
      )}
    </div>
  );
}
