import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { Fils } from "../../../domain/money.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { exampleCar } from "../../../domain/quotes/scenarios/insured-car.ts";
import { type Event, events } from "../../../domain/quotes/scenarios/scenario.ts";
import { whatHappens } from "../../../domain/quotes/scenarios/what-happens.ts";
import { inWholeDirhams } from "../../../domain/quotes/scenarios/whole-dirhams.ts";
import { plainAmount } from "../../prices/what-if/scenario-amount.tsx";

export const pageOf: Record<CoverType, string> = {
  thirdParty: paths.whatIfThirdParty,
  comprehensive: paths.whatIfComprehensive,
};

export const otherCover: Record<CoverType, CoverType> = {
  thirdParty: "comprehensive",
  comprehensive: "thirdParty",
};

/** Anchor of an event's section: "own-fault". */
export const anchorOf = (event: Event) =>
  event.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const exampleOutcome = (cover: CoverType, event: Event) =>
  inWholeDirhams(whatHappens(event, exampleCar(cover)));

export const exampleOutcomes = (cover: CoverType) =>
  events.map((event) => exampleOutcome(cover, event));

export function useLeftWords() {
  const { t } = useTranslation("site");
  return (fils: Fils) =>
    fils > 0 ? t("whatIf.leaves", { aed: plainAmount(fils) }) : t("whatIf.leavesNothing");
}
