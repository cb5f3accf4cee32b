import { useTranslation } from "react-i18next";
import type { RefundRow } from "../../../contract/office/refunds/part.ts";
import { Pill } from "../../ui/pill.tsx";
import { useSession } from "../frame/session.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { turnOfReader } from "./turn-of-reader.ts";

/** Whose turn it is; what the reader should do, and what is late, stands out. */
export function TurnShown({ refund }: { refund: RefundRow }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { member } = useSession();
  const turn = turnOfReader(refund, member);
  const insurer = refund.insurerName[language];

  if (turn.of === "you")
    return (
      <Pill tone="waiting">
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
        {t(`refunds.turn.you.${turn.what}`)}
      </Pill>
    );
  if (turn.of === "askAgain")
    return (
      <>
        <Pill tone="bad">{t("refunds.turn.askAgain")}</Pill>
        <span className="mt-1 block text-xs">{insurer}</span>
      </>
    );
  if (turn.of === "none") return <span className="text-ink-muted">{t("refunds.turn.none")}</span>;
  if (turn.of === "insurer") return insurer;
  return turn.of === "staff" ? t(`refunds.turn.staff.${turn.what}`) : t(`refunds.turn.${turn.of}`);
}
