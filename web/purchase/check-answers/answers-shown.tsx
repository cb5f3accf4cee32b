import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { formatList } from "../../i18n/formats.ts";
import { TextLink } from "../../ui/link.tsx";
import { ChangeLink, SummaryList } from "../../ui/summary-list.tsx";
import { useCarNames } from "../choice/use-car-names.ts";
import { useVehicleRows } from "../choice/vehicle-rows.tsx";
import { assumedText } from "../draft/input-fields.ts";
import type { ShownTerms } from "../draft/shown-terms.ts";
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

/** Value and claims are confirmed among the answers of the cover. */
const facts = [
  "make",
  "model",
  "year",
  "driverBirthYear",
  "drivingYears",
  "claimFreeYears",
  "financed",
] as const;
type Fact = (typeof facts)[number];

type FactProps = { draft: PurchaseDraft; terms: ShownTerms | undefined };

export function FactAnswers({ draft, terms }: FactProps) {
  const { t } = useTranslation("purchase");
  const { language, pathOf } = useSite();
  const answers = { ...draft, ...useCarNames(draft) };
  const [today] = useState(() => dayInDubai(new Date()));
  const named = (fact: Fact) => t(`check.facts.${fact}`);
  const written = (text: string) =>
    text === "true" || text === "false" ? t(`check.facts.${text}`) : text;

  const open = facts.filter((fact) => answers[fact] === "");
  const assumed = open.filter(
    (fact): fact is Exclude<Fact, "make" | "model"> => terms?.inputsRead.includes(fact) ?? false,
  );
  const unrated = open.filter((fact) => !assumed.some((one) => one === fact));

  return (
    <SummaryList
      heading={t("check.facts.heading")}
      change={
        <ChangeLink to={pathOf(paths.quotes)} what={t("check.facts.what")}>
          {t("check.change")}
        </ChangeLink>
      }
      answers={facts
        .filter((fact) => answers[fact] !== "")
        .map((fact) => ({ question: named(fact), answer: written(answers[fact]) }))}
    >
      {open.length > 0 && (
        <div className="text-sm text-ink-muted">
          {unrated.length > 0 && (
            <p className="max-w-reading">
              {t("check.facts.notGiven", { facts: formatList(unrated.map(named), language) })}
            </p>
          )}
          {assumed.length > 0 && (
            <>
              <p className="max-w-reading">{t("check.facts.ratedAsAssumed")}</p>
              <ul>
                {assumed.map((fact) => (
                  <li key={fact}>
                    {named(fact)}: <bdi>{written(assumedText(fact, today))}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
          {/* The quotes ask what rates, the vehicle form make and model. */}
          <TextLink to={pathOf(assumed.length > 0 ? paths.quotes : VEHICLE)}>
            {t("check.facts.add")}
          </TextLink>
        </div>
      )}
    </SummaryList>
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
