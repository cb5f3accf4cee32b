import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { benefits, type BenefitCode } from "../../../domain/quotes/cover.ts";
import { isCovered } from "../../../domain/quotes/is-covered.ts";
import { Icon } from "../../ui/icon.tsx";
import { CoverValueText } from "./cover-value.tsx";

export type Line = Package["cover"][number];

export const isIncluded = ({ value }: Line): boolean => isCovered(value);

/** Most telling first; repair has a line of its own. */
const telling: readonly string[] = [
  "omanCover",
  "carRental",
  "driverCover",
  "offRoad",
  "naturalDisaster",
  "towing",
  "roadsideAssistance",
] satisfies BenefitCode[];

/** The damage limit, then the extra that distinguishes this plan most. */
export function topLines(cover: readonly Line[]): Line[] {
  const [first, ...basic] = cover.filter((line) => line.group === "basic");
  const extras = telling.flatMap((code) =>
    cover.filter((line) => line.benefit === code && isIncluded(line)),
  );
  return [...(first ? [first] : []), ...extras, ...basic].slice(0, 2);
}

const isKnown = (code: string): code is BenefitCode => benefits.some((known) => known === code);

/** A benefit unknown to this page is shown by its code; `isShort` fits a folded card. */
export function CoverLine({ line, isShort = false }: { line: Line; isShort?: boolean }) {
  const { t } = useTranslation("purchase");
  const included = isIncluded(line);
  const { benefit, value } = line;

  return (
    <li
      className={`flex items-start ${isShort ? "gap-1.5 text-sm leading-normal" : "gap-2.5 text-label"} ${included ? "" : "text-ink-muted"}`}
    >
      <Icon
        name={included ? (benefit === "excess" ? "info" : "check") : "minus"}
        size={isShort ? 16 : 20}
        className={`mt-0.5 ${included ? "text-success" : "text-ink-muted"}`}
      />
      <span>
        {isShort && benefit === "thirdPartyDamage"
          ? t("quotes.card.damage")
          : isKnown(benefit)
            ? t(`quotes.benefits.${benefit}`)
            : benefit}
        {value.kind !== "yes" && (
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
