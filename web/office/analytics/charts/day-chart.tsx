import { area, curveLinear, line } from "d3-shape";
import { formatNumber } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { isWeekend, namedSteps, type Step } from "./grouped-steps.ts";
import { between, stepScale, upScale } from "./scales.ts";
import { useReading } from "./use-reading.ts";
import { useWidth } from "./use-width.ts";

const HEIGHT = 252;
const TOP = 22;
const BOTTOM = HEIGHT - 30;
/** For the numbers at the scale, and at the other end for half of a name. */
const SCALE_ROOM = 36;
const END_ROOM = 10;
const NAME_WIDTH = 72;

type Props = {
  steps: readonly Step[];
  unit: "day" | "month";
  label: string;
  /** The name of a step below the chart. */
  nameOf: (step: Step) => string;
};

/** Requests sent as a line, those before dashed, policies as an area; weekends are shaded. */
export function DayChart({ steps, unit, label, nameOf }: Props) {
  const { language } = useLanguage();
  const reading = useReading();
  const { ref, width } = useWidth<SVGSVGElement>(560);

  const [left, right] =
    reading === "rtl" ? [END_ROOM, width - SCALE_ROOM] : [SCALE_ROOM, width - END_ROOM];
  const x = stepScale(steps.length, left, right, reading);
  const most = Math.max(...steps.flatMap(({ sent, before, issued }) => [sent, before, issued]), 0);
  const { scale: y, ticks } = upScale(most, BOTTOM, TOP);
  const of = (key: "sent" | "before" | "issued") => ({
    x: (_: Step, at: number) => x(at),
    y: (step: Step) => y(step[key]),
  });
  const lineOf = (key: "sent" | "before") =>
    line<Step>(of(key).x, of(key).y).curve(curveLinear)(steps) ?? "";
  const policies = area<Step>(of("issued").x, BOTTOM, of("issued").y)(steps) ?? "";

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
      height={HEIGHT}
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
              height={BOTTOM - TOP}
              className="fill-surface-sunken opacity-60"
            />
          );
        })}
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y(tick)}H${right}`} className="stroke-line" />
          <text
            x={reading === "rtl" ? right + 10 : left - 10}
            y={y(tick) + 4}
            textAnchor="end"
            className="fill-ink-muted"
          >
            {formatNumber(tick, language)}
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
      {namedSteps(steps.length, right - left, NAME_WIDTH).map((at) => (
        <text key={at} x={x(at)} y={HEIGHT - 8} textAnchor={atEdge(at)} className="fill-ink-muted">
          {steps[at] && nameOf(steps[at])}
        </text>
      ))}
    </svg>
  );
}
