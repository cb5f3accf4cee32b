import { area, curveLinear, line } from "d3-shape";
import type { StepUnit } from "../../../../domain/analytics/steps.ts";
import { formatNumber } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { isWeekend, namedSteps, type Step } from "./grouped-steps.ts";
import { between, stepScale, upScale } from "./scales.ts";
import { useReading } from "./use-reading.ts";
import { useWidth } from "./use-width.ts";

const TOP = 22;
const NAMES_ROOM = 30;
/** At the other end than the numbers of the scale. */
const END_ROOM = 10;
const DIGIT_WIDTH = 8;
/** Of the longest name below, with a gap. */
const NAME_WIDTH = { en: 54, ar: 78 };

type Props = {
  steps: readonly Step[];
  unit: StepUnit;
  label: string;
  height: number;
  /** The name of a step below the chart. */
  nameOf: (step: Step) => string;
};

/** Requests sent as a line, those before dashed, policies as an area; weekends are shaded. */
export function DayChart({ steps, unit, label, height, nameOf }: Props) {
  const { language } = useLanguage();
  const reading = useReading();
  const { ref, width } = useWidth<SVGSVGElement>(560);

  const bottom = height - NAMES_ROOM;
  const most = Math.max(...steps.flatMap(({ sent, before, issued }) => [sent, before, issued]), 0);
  const { scale: y, ticks } = upScale(most, bottom, TOP);
  const numbers = ticks.map((tick) => formatNumber(tick, language));
  const scaleRoom = 14 + DIGIT_WIDTH * Math.max(...numbers.map(({ length }) => length));
  const [left, right] =
    reading === "rtl" ? [END_ROOM, width - scaleRoom] : [scaleRoom, width - END_ROOM];
  const x = stepScale(steps.length, left, right, reading);
  const of = (key: "sent" | "before" | "issued") => ({
    x: (_: Step, at: number) => x(at),
    y: (step: Step) => y(step[key]),
  });
  const lineOf = (key: "sent" | "before") =>
    line<Step>(of(key).x, of(key).y).curve(curveLinear)(steps) ?? "";
  const policies = area<Step>(of("issued").x, bottom, of("issued").y)(steps) ?? "";

  const peakSent = Math.max(...steps.map(({ sent }) => sent), 0);
  const peakAt = steps.findIndex(({ sent }) => sent === peakSent);
  const half = steps.length > 1 ? Math.abs(x(1) - x(0)) / 2 : (right - left) / 2;
  const atEdge = (at: number) => {
    if (steps.length > 1 && at === 0) return "start";
    return steps.length > 1 && at === steps.length - 1 ? "end" : "middle";
  };

  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      width="100%"
      height={height}
      className="block text-xs"
      fill="none"
    >
      {unit === "day" &&
        steps.map(({ start }, at) => {
          if (!isWeekend(start)) return null;
          const band = between(Math.max(left, x(at) - half), Math.min(right, x(at) + half));
          return (
            <rect
              key={start}
              {...band}
              y={TOP}
              height={bottom - TOP}
              className="fill-surface-sunken opacity-60"
            />
          );
        })}
      {ticks.map((tick, index) => (
        <g key={tick}>
          <path d={`M${left} ${y(tick)}H${right}`} className="stroke-line" />
          <text
            x={reading === "rtl" ? right + 10 : left - 10}
            y={y(tick) + 4}
            textAnchor="end"
            className="fill-ink-muted"
          >
            {numbers[index]}
          </text>
        </g>
      ))}
      <path d={policies} className="chart-area" />
      <path
        d={lineOf("before")}
        className="stroke-line-strong"
        strokeWidth="1.75"
        strokeDasharray="4 4"
        strokeLinejoin="round"
      />
      <path
        d={lineOf("sent")}
        className="stroke-action"
        strokeWidth="2.25"
        strokeLinejoin="round"
      />
      {steps.length === 1 &&
        steps.map((step) => (
          <circle
            key={step.start}
            cx={x(0)}
            cy={y(step.before)}
            r="4"
            className="stroke-line-strong"
            strokeWidth="2"
          />
        ))}
      {peakSent > 0 && (
        <>
          <circle
            cx={x(peakAt)}
            cy={y(peakSent)}
            r="4.5"
            className="fill-accent stroke-surface-raised"
            strokeWidth="2"
          />
          <text
            x={x(peakAt)}
            y={y(peakSent) - 9}
            textAnchor={atEdge(peakAt)}
            className="fill-ink font-strong"
          >
            {formatNumber(peakSent, language)}
          </text>
        </>
      )}
      {namedSteps(steps.length, right - left, NAME_WIDTH[language]).map((at) => (
        <text key={at} x={x(at)} y={height - 8} textAnchor={atEdge(at)} className="fill-ink-muted">
          {steps[at] && nameOf(steps[at])}
        </text>
      ))}
    </svg>
  );
}
