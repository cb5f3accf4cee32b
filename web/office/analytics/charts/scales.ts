import { scaleLinear, scaleSqrt } from "d3-scale";

/** Along a line of text: Arabic pages begin at the right. */
export type Reading = "ltr" | "rtl";

const rangeOf = (from: number, to: number, reading: Reading): [number, number] =>
  reading === "rtl" ? [to, from] : [from, to];

type Along = { most: number; from?: number; to: number; reading: Reading };

/** From nothing to `most`; small charts measure in per cent of their width. */
export const alongScale = ({ most, from = 0, to, reading }: Along) =>
  scaleLinear()
    .domain([0, Math.max(most, Number.MIN_VALUE)])
    .range(rangeOf(from, to, reading));

/** Small figures stay visible beside great ones. */
export const alongRoot = ({ most, from = 0, to, reading }: Along) =>
  scaleSqrt()
    .domain([0, Math.max(most, Number.MIN_VALUE)])
    .range(rangeOf(from, to, reading));

/** Steps beside each other; a single one stands in the middle. */
export const stepScale = (count: number, from: number, to: number, reading: Reading) =>
  count < 2
    ? () => (from + to) / 2
    : scaleLinear()
        .domain([0, count - 1])
        .range(rangeOf(from, to, reading));

/** Upwards, with lines at whole numbers. */
export function upScale(most: number, bottom: number, top: number) {
  const scale = scaleLinear()
    .domain([0, Math.max(most, 1)])
    .nice(4)
    .range([bottom, top]);
  return { scale, ticks: scale.ticks(4).filter(Number.isInteger) };
}

/** The rectangle between two places of a scale, whichever way it runs. */
export const between = (one: number, other: number) => ({
  x: Math.min(one, other),
  width: Math.abs(one - other),
});
