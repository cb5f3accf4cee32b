import { I18nextProvider, useTranslation } from "react-i18next";
import {
  comparePlans,
  type PlanDifference,
  planLineKey,
  planSectionOf,
  planSections,
} from "../../../../domain/insurance/compare-plans.ts";
import type { PlanContent } from "../../../../domain/insurance/plan-content.ts";
import type { CoverLine } from "../../../../domain/quotes/cover.ts";
import { CoverValueText } from "../../../prices/cover/cover-value.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { PaperLink } from "../papers/paper-link.tsx";
import type { CoverTexts } from "./use-cover-texts.ts";
import { Differences } from "../compare/differences.tsx";

type Props = {
  onSale: PlanContent;
  plan: PlanContent;
  /** Of the draft, where its papers are before they are public. */
  draft: string;
  texts: CoverTexts | null;
};

/** What differs between a plan's draft and what is on sale, line by line. */
export function PlanDifferences({ onSale, plan, draft, texts }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const differences = comparePlans(onSale, plan);
  const words = texts?.[language];

  const nameOf = (one: PlanDifference): string => {
    switch (one.of) {
      case "name":
      case "description":
        return t(`insurance.plan.${one.of}.${one.language}`);
      case "isOnSale":
        return t("insurance.plan.isOnSale");
      case "cover":
        return words?.t(`benefits.${one.benefit}`, { ns: "prices/cover" }) ?? one.benefit;
      case "terms":
        return words?.t(`terms.${one.code}`, { ns: "prices/cover" }) ?? one.code;
      default:
        return t(`insurance.papers.${one.name}`);
    }
  };

  /** Its group only where that is what changed. */
  const lineShown = (line: CoverLine | null, other: CoverLine | null) => {
    if (!line) return t("insurance.compare.notListed");
    const value = words ? (
      <I18nextProvider i18n={words}>
        <CoverValueText {...line} />
      </I18nextProvider>
    ) : (
      Object.values(line.value).join(" ")
    );
    const isMoved = other !== null && other.group !== line.group;
    return (
      <>
        {value}
        {isMoved && ` (${t(`insurance.plan.groups.${line.group}`)})`}
      </>
    );
  };

  const shown = (one: PlanDifference, side: "before" | "after") => {
    switch (one.of) {
      case "name":
      case "description":
        return (
          <span lang={one.language} dir="auto">
            {one[side]}
          </span>
        );
      case "isOnSale":
        return t(`insurance.plan.${one[side] ? "yes" : "no"}`);
      case "terms":
        return t(`insurance.compare.${one[side] ? "said" : "notSaid"}`);
      case "cover":
        return lineShown(one[side], one[side === "before" ? "after" : "before"]);
      default: {
        const document = one[side];
        if (!document) return t("insurance.compare.noDocument");
        return (
          <PaperLink document={document} className="-my-3" {...(side === "after" && { draft })} />
        );
      }
    }
  };

  const groups = planSections.flatMap((section) => {
    const own = differences.filter((one) => planSectionOf(one) === section);
    if (own.length === 0) return [];
    return [
      {
        key: section,
        heading: t(`insurance.compare.sections.${section}`),
        differences: own.map((one) => ({
          key: planLineKey(one),
          name: nameOf(one),
          before: shown(one, "before"),
          after: shown(one, "after"),
        })),
      },
    ];
  });

  return (
    <Differences
      summary={t("insurance.compare.lines", { count: differences.length })}
      after={t("insurance.compare.draft")}
      groups={groups}
    />
  );
}
