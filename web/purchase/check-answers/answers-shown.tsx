import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ChangeLink, SummaryList } from "../../ui/summary-list.tsx";
import { useCarNames } from "../choice/use-car-names.ts";
import { useVehicleRows } from "../choice/vehicle-rows.tsx";
import type { Documents } from "../documents/documents.ts";
import { PictureGrid } from "../documents/picture-grid.tsx";

const VEHICLE = paths.vehicleDetails;

export function VehicleAnswers({ draft }: { draft: PurchaseDraft }) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();

  return (
    <SummaryList
      heading={t("check.vehicle.heading")}
      change={
        <ChangeLink to={pathOf(VEHICLE)} what={t("check.vehicle.what")}>
          {t("check.change")}
        </ChangeLink>
      }
      answers={useVehicleRows(draft)}
    />
  );
}

/** Without value and claims, which are confirmed among the answers of the cover. */
const facts = ["make", "model", "year", "driverBirthYear", "claimFreeYears"] as const;

export function FactAnswers({ draft }: { draft: PurchaseDraft }) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const answers = { ...draft, ...useCarNames(draft) };

  return (
    <SummaryList
      heading={t("check.facts.heading")}
      change={
        <ChangeLink to={pathOf(VEHICLE)} what={t("check.facts.what")}>
          {t("check.change")}
        </ChangeLink>
      }
      answers={facts.map((fact) => ({
        question: t(`check.facts.${fact}`),
        answer: answers[fact] || (
          <span className="font-body text-ink-muted">{t("check.facts.notTold")}</span>
        ),
      }))}
    />
  );
}

export function DocumentAnswers({
  draft,
  documents,
}: {
  draft: PurchaseDraft;
  documents: Documents;
}) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();

  return (
    <SummaryList
      heading={t("check.documents.heading")}
      change={
        <ChangeLink to={pathOf(VEHICLE)} what={t("check.documents.what")}>
          {t("check.change")}
        </ChangeLink>
      }
      answers={[]}
    >
      <PictureGrid draft={draft} documents={documents} />
    </SummaryList>
  );
}
