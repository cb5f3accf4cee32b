import { useTranslation } from "react-i18next";
import { benefits, type BenefitCode } from "../../../domain/quotes/cover.ts";
import { isCovered } from "../../../domain/quotes/is-covered.ts";
import { Icon } from "../../ui/icon.tsx";
import type { PlanTerms } from "../plan-terms.ts";
import { CoverValueText } from "./cover-value.tsx";

export type Line = PlanTerms["cover"][number];

export const isIncluded = ({ value }: Line): boolean => isCovered(value);

const isKnown = (code: string): code is BenefitCode => benefits.some((known) => known === code);

/** A benefit unknown to this page is shown by its code; whether it is covered says the heading. */
export function CoverLine({ line }: { line: Line }) {
  const { t } = useTranslation("prices/cover");
  const included = isIncluded(line);
  const { benefit, value } = line;

  return (
    <li className={`flex items-start gap-2.5 text-label ${included ? "" : "text-ink-muted"}`}>
      <Icon
        name={included ? (benefit === "excess" ? "info" : "check") : "minus"}
        size={20}
        className={`mt-0.5 ${included ? "text-success" : "text-ink-muted"}`}
      />
      <span>
        {isKnown(benefit) ? t(`benefits.${benefit}`) : benefit}
        {value.kind !== "yes" && value.kind !== "no" && (
          <>
            {": "}
            <span className="font-medium">
              <CoverValueText {...{ benefit, value }} />
            </span>
          </>
        )}
      </span>
    </li>
  );
}
