import { useTranslation } from "react-i18next";
import { readPolicyFile } from "../../../contract/policies.ts";
import * as paths from "../../../contract/page-paths.ts";
import type { RequestSummary } from "../../../contract/requests.ts";
import { type Car, stepOfRequest } from "../../../domain/profile/cars.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { TextLink } from "../../ui/link.tsx";
import { NextButton } from "../next-button.tsx";
import { PlanLogo } from "../plan-logo.tsx";
import { RequestPlate } from "../request-plate.tsx";
import { useNextWords } from "../use-next-words.ts";
import { useToday } from "../use-today.ts";
import { CarScene } from "./car-scene.tsx";
import { CarStanding } from "./car-standing.tsx";
import { MonthsBand } from "./months-band.tsx";

type Props = {
  car: Car<RequestSummary>;
  /** The only one: drawn beside its words where there is room. */
  isAlone: boolean;
};

export function CarCard({ car, isAlone }: Props) {
  const { t } = useTranslation("profile");
  const { language, pathOf } = useSite();
  const wordsOf = useNextWords();
  const today = useToday();
  const { newest, insured, open, standing } = car;
  const shown = open ?? insured ?? newest;
  const step = stepOfRequest(shown, today);
  const isInsured = standing === "covered" || standing === "begins";
  const policy = isInsured ? insured : undefined;
  const plan = (policy ?? shown).selectedPlan;
  const labelId = `car-${newest._id}`;
  const isWaiting = step.startsWith("await") && step !== "awaitCover";
  const hasOwnPolicyButton = step === "policy" || step === "awaitCover";

  return (
    <li
      aria-labelledby={labelId}
      className={`relative flex max-w-full shrink-0 snap-start flex-col overflow-clip rounded-card bg-surface-raised shadow-1 @max-[54rem]:flat:grid @max-[54rem]:flat:grid-cols-[2fr_3fr] ${isAlone ? "w-full @min-[30rem]:flex-row" : "w-74 @max-[54rem]:flat:w-118 @min-[54rem]:row-span-3 @min-[54rem]:grid @min-[54rem]:w-auto @min-[54rem]:grid-rows-subgrid @min-[54rem]:gap-0"}`}
    >
      <div
        className={`flex shrink-0 flex-col bg-(--surface-ground) ${isAlone ? "@min-[30rem]:basis-1/2" : ""}`}
      >
        <CarScene plate={newest.plateInfo} isCovered={standing === "covered"} />
        {policy ? (
          <MonthsBand cover={policy.cover} />
        ) : (
          <div className="mt-auto h-4.75 border-t-2 border-dashed border-line-strong bg-surface-raised" />
        )}
      </div>
      <div
        className={`flex min-w-0 grow basis-0 flex-col px-5 pt-2.5 pb-3 @max-[54rem]:flat:contents ${isAlone ? "" : "@min-[54rem]:row-span-2 @min-[54rem]:grid @min-[54rem]:grid-rows-subgrid"}`}
      >
        <div className="min-w-0 @max-[54rem]:flat:px-5 @max-[54rem]:flat:pt-2.5">
          <div id={labelId}>
            <div className="flex min-h-8.5 items-center justify-between gap-3">
              <RequestPlate plate={newest.plateInfo} className="w-29 shrink-0" />
              {plan && (
                <span className="flex min-w-0 justify-end">
                  <PlanLogo plan={plan} />
                </span>
              )}
            </div>
            <CarStanding car={car} />
          </div>
          <p className="mt-2 mb-3 min-h-[1lh] text-label leading-snug">
            {open ? (
              wordsOf(open, step)
            ) : plan && isInsured ? (
              <span className="text-ink-muted">
                <bdi>{plan.companyNames[language]}</bdi>
                {" · "}
                {t(`requests.cover.${plan.companyType}`)}
              </span>
            ) : null}
          </p>
        </div>
        <div className="mt-auto @max-[54rem]:flat:col-span-2 @max-[54rem]:flat:flex @max-[54rem]:flat:items-center @max-[54rem]:flat:gap-5 @max-[54rem]:flat:border-t @max-[54rem]:flat:border-line @max-[54rem]:flat:px-5 @max-[54rem]:flat:py-2 @min-[54rem]:mt-0">
          <div className="flex grow gap-2.5">
            <NextButton
              request={shown}
              step={step}
              variant={isWaiting ? "quiet" : "primary"}
              className="min-w-0 grow basis-0"
              aria-describedby={labelId}
            />
            {policy && !hasOwnPolicyButton && (
              <ButtonLink
                variant="quiet"
                size="small"
                className="min-w-0 grow basis-0"
                to={pathOf(paths.request(policy._id))}
                aria-describedby={labelId}
              >
                {t("next.buttons.policy")}
              </ButtonLink>
            )}
          </div>
          {policy && (
            <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm @max-[54rem]:flat:mt-0">
              {policy.cover.hasDocument && (
                <TextLink
                  href={readPolicyFile.url.replace(":id", policy._id).replace(":kind", "policy")}
                  download={`${policy.number}-policy.pdf`}
                  aria-describedby={labelId}
                >
                  {t("cars.download")}
                </TextLink>
              )}
              <TextLink
                to={`${pathOf(paths.request(policy._id))}#accident`}
                aria-describedby={labelId}
              >
                {t("cars.accident")}
              </TextLink>
            </div>
          )}
        </div>
      </div>
    </li>
  );
}
