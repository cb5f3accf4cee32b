import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type Period,
  type PeriodProblem,
  problemOfPeriod,
} from "../../../../domain/analytics/period.ts";
import { FieldError } from "../../../ui/field.tsx";
import type { Asked } from "./asked-period.ts";

/** A date that is being typed goes through years nobody means. */
const PAUSE_MS = 800;
const ERROR = "period";

type Props = { asked: Asked; onAsk: (next: Asked) => void };

/** Asks by itself once nobody types, and at once with Enter or when a field is left. */
export function PeriodFields({ asked, onAsk }: Props) {
  const { t } = useTranslation("office");
  const { from, to } = asked;
  const [typed, setTyped] = useState<Period>({ from, to });
  const [address, setAddress] = useState(`${from} ${to}`);
  const [problem, setProblem] = useState<PeriodProblem | undefined>(problemOfPeriod(asked));
  const timer = useRef(0);

  useEffect(() => () => clearTimeout(timer.current), []);

  // Another address than the one that was typed: a preset, back, or a link.
  if (address !== `${from} ${to}`) {
    setAddress(`${from} ${to}`);
    setTyped({ from, to });
    setProblem(problemOfPeriod(asked));
  }

  const settle = (next: Period) => {
    clearTimeout(timer.current);
    const found = problemOfPeriod(next);
    setProblem(found);
    if (!found && (next.from !== from || next.to !== to)) onAsk({ ...asked, ...next });
  };

  const type = (next: Period) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => settle(next), PAUSE_MS);
  };

  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {(["from", "to"] as const).map((end) => (
          <div key={end} className="flex items-center gap-2">
            <label htmlFor={`figures-${end}`} className="text-sm font-medium">
              {t(`analytics.period.${end}`)}
            </label>
            <input
              id={`figures-${end}`}
              type="date"
              required
              className="control w-38! px-3! text-sm"
              value={typed[end]}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem && `${ERROR}-error`}
              onChange={({ target }) => type({ ...typed, [end]: target.value })}
              onBlur={() => settle(typed)}
              onKeyDown={({ key }) => key === "Enter" && settle(typed)}
            />
          </div>
        ))}
      </div>
      <div aria-live="polite">
        <FieldError id={ERROR}>{problem && t(`analytics.period.problems.${problem}`)}</FieldError>
      </div>
    </div>
  );
}
