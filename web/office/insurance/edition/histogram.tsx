import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../kit/use-language.ts";
import type { Bar } from "./use-bars.ts";

const WIDTH = 340;
const TOP = 16;
const BASE = 106;
const LEAST = 2;
const GAP = 4;

const fills = { cheaper: undefined, same: "fill-line-soft", dearer: "fill-action" };

type Props = { bars: readonly Bar[]; label: string };

/** How many risks differ by how much. Cheaper ones are hatched; it runs with the page's text. */
export function Histogram({ bars, label }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const hatch = useId();
  const step = WIDTH / bars.length;
  const middle = (bars.length - 1) / 2;
  const placeOf = (at: number) => (language === "ar" ? bars.length - 1 - at : at) * step;
  const textAt = (at: number) => placeOf(at) + step / 2;
  /** The side of a bar that lies further from the middle, which has none. */
  const edgeAt = (at: number) =>
    textAt(at) + (Math.sign(at - middle) * (language === "ar" ? -1 : 1) * step) / 2;

  return (
    <svg
      viewBox={`0 0 ${WIDTH} 138`}
      role="img"
      aria-label={label}
      className="w-full max-w-112 fill-ink-muted text-[0.625rem]"
    >
      <defs>
        <pattern
          id={hatch}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" className="fill-surface-leaf" />
          <path d="M0 0V5" strokeWidth="2.6" className="stroke-action-done" />
        </pattern>
      </defs>
      {bars.map(({ side, count, height, range, edge }, at) => {
        const tall = count === 0 ? 0 : Math.max(LEAST, height * (BASE - TOP));
        return (
          <g key={range}>
            <rect
              x={placeOf(at) + GAP / 2}
              y={BASE - tall}
              width={step - GAP}
              height={tall}
              rx="2"
              className={fills[side]}
              fill={side === "cheaper" ? `url(#${hatch})` : undefined}
            />
            {count > 0 && (
              <text
                x={textAt(at)}
                y={BASE - tall - 3}
                textAnchor="middle"
                direction="ltr"
                className={at === middle ? "fill-ink font-strong" : ""}
              >
                {count}
              </text>
            )}
            {edge !== undefined && (
              <text x={edgeAt(at)} y={BASE + 14} textAnchor="middle" direction="ltr">
                {edge}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${BASE + 0.5}H${WIDTH}`} className="stroke-line-strong" />
      <text x={textAt(middle / 2)} y={134} textAnchor="middle">
        {t("insurance.edition.changes.percentCheaper")}
      </text>
      <text x={textAt(middle * 1.5)} y={134} textAnchor="middle">
        {t("insurance.edition.changes.percentDearer")}
      </text>
    </svg>
  );
}
