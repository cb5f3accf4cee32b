import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Approval } from "../../../contract/office/approvals/part.ts";
import type { ApprovalShown } from "../../../contract/office/approvals/routes.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Facts, Panel } from "../kit/panel.tsx";
import { draft as pathOf } from "../kit/paths.ts";
import { useLanguage } from "../kit/use-language.ts";

type Props = {
  draft: NonNullable<Approval["draft"]>;
  asked: NonNullable<ApprovalShown["asked"]>;
};

/** Prices, a plan, an agreement or a payee that would count; the draft shows what they change. */
export function AskedDraft({ draft, asked: { reason, countsFrom, account } }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <Panel
      heading={t("approvals.draft.heading")}
      beside={
        <Link to={pathOf(draft.id)} className="link text-sm">
          {t("approvals.draft.open")}
        </Link>
      }
    >
      <Facts
        facts={[
          { question: t("approvals.draft.insurer"), answer: <bdi>{draft.name[language]}</bdi> },
          {
            question: t("insurance.payee.account"),
            answer: account !== null && <Ltr className="wrap-anywhere">{account}</Ltr>,
          },
          {
            question: t("approvals.draft.from"),
            answer:
              draft.kind !== "agreement" &&
              (countsFrom === null
                ? t("approvals.draft.atOnce")
                : formatMoment(countsFrom, language)),
          },
          {
            question: t("approvals.draft.reason"),
            answer: <bdi className="wrap-anywhere">{reason}</bdi>,
          },
        ]}
      />
    </Panel>
  );
}
