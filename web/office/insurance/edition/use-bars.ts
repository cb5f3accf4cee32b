import { useTranslation } from "react-i18next";
import { bucketEdges } from "../../../../domain/insurance/compare-editions.ts";

export type Bar = {
  side: "cheaper" | "same" | "dearer";
  count: number;
  /** In words, for the table; percent. */
  range: string;
  /** Of the whole height, 0 to 1. */
  height: number;
  /** Percent at the edge that lies further from the middle. */
  edge: string | undefined;
};

const edges = bucketEdges.map((points) => points / 100);

/** The bars from much cheaper to much dearer. */
export function useBars(buckets: readonly number[]): Bar[] {
  const { t } = useTranslation("office");
  const most = Math.max(1, ...buckets);
  const middle = edges.length + 1;

  const rangeOf = (away: number, sign: string): string => {
    const near = edges[away - 2];
    const far = edges[away - 1];
    const shown = (edge: number) => `\u2066${sign}${edge}\u2069`;
    if (near === undefined)
      return t("insurance.edition.changes.bars.upTo", { to: shown(far ?? 0) });
    if (far === undefined) return t("insurance.edition.changes.bars.above", { from: shown(near) });
    const range = { from: shown(near), to: shown(far) };
    return t("insurance.edition.changes.bars.between", range);
  };

  return buckets.map((count, at) => {
    const away = Math.abs(at - middle);
    const side = at < middle ? "cheaper" : at > middle ? "dearer" : "same";
    const sign = side === "cheaper" ? "−" : "+";
    const edge = away === 0 ? 0 : edges[away - 1];
    return {
      side,
      count,
      height: count / most,
      range: away === 0 ? "0" : rangeOf(away, sign),
      edge: edge === undefined ? undefined : away === 0 ? "0" : sign + edge,
    };
  });
}
