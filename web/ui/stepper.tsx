import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import { describedBy, Field, type FieldWords } from "./field.tsx";

type Props = Omit<ComponentProps<"input">, "value"> &
  FieldWords & {
    id: string;
    /** As typed; "" is not answered. */
    value: string;
    /** The highest whole number that the buttons reach, from 0. */
    most: number;
    lessLabel: string;
    moreLabel: string;
    onStep: (value: string) => void;
  };

/** A number that can be typed, with a button on each side for the next one. */
export function Stepper(props: Props) {
  const { label, hint, error, note, most, lessLabel, moreLabel, onStep, ...input } = props;
  const number = /^\d+$/.test(input.value) ? Number(input.value) : undefined;
  const to = (next: number) => String(Math.min(most, Math.max(0, next)));

  return (
    <Field {...{ id: input.id, label, hint, error, note }}>
      <div className="stepper control">
        <button
          type="button"
          aria-label={lessLabel}
          aria-disabled={number === 0 || undefined}
          onClick={() => onStep(to((number ?? 1) - 1))}
        >
          <Icon name="minus" size={20} />
        </button>
        <input
          type="text"
          inputMode="numeric"
          {...input}
          {...describedBy(input.id, { hint, error })}
        />
        <button
          type="button"
          aria-label={moreLabel}
          aria-disabled={number === most || undefined}
          onClick={() => onStep(to((number ?? -1) + 1))}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
    </Field>
  );
}
