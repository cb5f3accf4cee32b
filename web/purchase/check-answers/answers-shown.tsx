import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ChangeLink, SummaryList } from "../../ui/summary-list.tsx";
import { useCarNames } from "../choice/use-car-names.ts";
import { useVehicleRows } from "../choice/vehicle-rows.tsx";
import type { Papers } from "../papers/papers.ts";
import { PictureGrid } from "../papers/picture-grid.tsx";

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
  const told = { ...draft, ...useCarNames(draft) };

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
        answer: told[fact] || (
          <span className="font-body text-ink-muted">{t("check.facts.notTold")}</span>
        ),
      }))}
    />
  );
}

export function DocumentAnswers({ draft, papers }: { draft: PurchaseDraft; papers: Papers }) {
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
      <PictureGrid draft={draft} papers={papers} />
    </SummaryList>
  );
}
