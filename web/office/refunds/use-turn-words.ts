import { useTranslation } from "react-i18next";
import type { RefundShown } from "../../../contract/office/refunds/shown.ts";
import { formatDay, formatList } from "../../i18n/formats.ts";
import { useSession } from "../frame/session.tsx";
import { useLanguage } from "../kit/use-language.ts";

/** What we wait for, or how it ended; undefined where its reader's own buttons say it. */
export function useTurnWords() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { member } = useSession();
  const mayWork = member.roles.some((role) => role === "agent" || role === "admin");

  return (refund: RefundShown): string | undefined => {
    const { state, turn, actions, proposedBy, needs, promisedOn, isLate } = refund;
    const insurer = refund.insurerName[language];
    if (state === "refused" || state === "withdrawn" || state === "void" || state === "confirmed")
      return t(`refunds.next.${state}`);
    if (turn === "admin" && !actions.includes("approve"))
      return t(proposedBy?.id === member.id ? "refunds.next.own" : "refunds.next.admin");
    if (turn === "customer") {
      const list = needs.map((need) => t(`refunds.needs.${need}`));
      return t("refunds.next.customer", { needs: formatList(list, language) });
    }
    if (turn === "agent" && !actions.includes("send"))
      return t(mayWork ? "refunds.next.otherSender" : "refunds.next.agent");
    if (turn === "insurer")
      return isLate && promisedOn
        ? t("refunds.next.askAgain", { insurer, day: formatDay(promisedOn, language) })
        : t("refunds.next.insurer", { insurer });
    return undefined;
  };
}
