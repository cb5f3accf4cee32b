import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Difference } from "../../../domain/policies/compare-policy.ts";
import { describedBy, FieldError, Hint, labelClass } from "../../ui/field.tsx";
import { DayInWords } from "../kit/day-in-words.tsx";
import { Pill } from "../../ui/pill.tsx";

type Props = {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onValue: (value: string) => void;
  type?: "text" | "date";
  inputMode?: "decimal" | "text";
  /** Read from left to right in both languages. */
  ltr?: boolean;
  maxLength?: number;
  /** Undefined for what is no part of a sale. */
  sold?: ReactNode;
  difference?: Difference | undefined;
};

/** One line of the form: what stands in the policy, and what was sold. */
export function ComparedField({ name, label, hint, error, value, onValue, ...props }: Props) {
  const { t } = useTranslation("office");
  const id = useId();
  const { sold, difference, ltr = false, type = "text", ...input } = props;

  const isDate = type === "date";
  const { "aria-describedby": said, ...describing } = describedBy(id, { hint, error });
  const described = [said, isDate && `${id}-words`].filter(Boolean).join(" ") || undefined;

  return (
    <div className="grid items-start gap-x-5 gap-y-1.5 border-t border-line py-2.5 first:border-0 sm:grid-cols-[11rem_minmax(0,1fr)_13rem]">
      <div className="sm:flex sm:min-h-11 sm:flex-col sm:justify-center">
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
        {hint && <Hint id={id}>{hint}</Hint>}
      </div>
      <div className="min-w-0">
        <input
          {...input}
          {...describing}
          name={name}
          aria-describedby={described}
          type={type}
          className={`control ${ltr ? "control-ltr" : ""}`}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
        {isDate && <DayInWords id={`${id}-words`} value={value} />}
        <FieldError id={id}>{error}</FieldError>
      </div>
      <div
        className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:min-h-11 sm:flex-col sm:items-start sm:justify-center"
        aria-live="polite"
      >
        {sold !== undefined && (
          <>
            <span>
              <span className="text-ink-muted sm:sr-only">{t("policies.sold")}: </span>
              {sold ?? <span className="text-ink-muted">{t("policies.notSold")}</span>}
            </span>
            {difference && (
              <Pill tone={difference.kind === "worse" ? "bad" : "waiting"}>
                {t(`policies.kinds.${difference.kind}`)}
              </Pill>
            )}
          </>
        )}
      </div>
    </div>
  );
}
