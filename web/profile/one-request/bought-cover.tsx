import { useTranslation } from "react-i18next";
import type { PlanCover, RequestSummary } from "../../../contract/requests.ts";
import { PlanDetails } from "../../prices/cover/plan-details.tsx";
import { Card } from "../../ui/card.tsx";

type Props = {
  plan: NonNullable<RequestSummary["selectedPlan"]>;
  cover: PlanCover;
};

/** What was bought, in the words in which quotes say it. */
export default function BoughtCover({ plan, cover }: Props) {
  const { t } = useTranslation("profile/one-request");
  const { insurerName, companyType: type } = plan;
  const { description, documents, cover: lines, terms } = cover;

  return (
    <Card flush>
      <div className="grid gap-1 px-4 py-5 sm:px-6">
        <p className="max-w-reading text-label">{description}</p>
        <p className="max-w-reading text-sm text-ink-muted">{t("planCover.asBought")}</p>
      </div>
      <PlanDetails
        plan={{
          insurerName,
          type,
          cover: lines,
          terms,
          ...(documents.length > 0 && { documents }),
        }}
      />
    </Card>
  );
}
