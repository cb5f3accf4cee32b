import { useTranslation } from "react-i18next";
import type { ApprovalShown } from "../../../contract/office/approvals/routes.ts";
import { formatDay, formatNumber } from "../../i18n/formats.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Facts, Panel } from "../kit/panel.tsx";
import { useLanguage } from "../kit/use-language.ts";

type Props = { erasure: NonNullable<ApprovalShown["erasure"]> };

/** What would go for good, and what the law keeps and until when (ruling D2). */
export function AskedErasure({ erasure: { how, hasAccount, erased, kept } }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <Panel heading={t("approvals.erasure.heading")}>
      <Facts
        facts={[
          { question: t("approvals.erasure.how"), answer: t(`clients.data.ways.${how}`) },
          {
            question: t("approvals.erasure.account"),
            answer:
              hasAccount &&
              t(
                kept.length === 0
                  ? "approvals.erasure.accountGoes"
                  : "approvals.erasure.accountStays",
              ),
          },
          {
            question: t("approvals.erasure.requests"),
            answer: <Ltr>{formatNumber(erased, language)}</Ltr>,
          },
          {
            question: t("approvals.erasure.kept"),
            answer: kept.length > 0 && (
              <ul className="grid justify-items-end">
                {kept.map(({ number, until }) => (
                  <li key={number}>
                    {until === null
                      ? t("approvals.erasure.open", { number })
                      : t("approvals.erasure.until", { number, day: formatDay(until, language) })}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </Panel>
  );
}
