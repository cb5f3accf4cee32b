import { useId, type ComponentProps, type ReactNode } from "react";
import { FieldGroup, type FieldWords } from "./field.tsx";

type Choice<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  picture?: ReactNode;
  disabled?: boolean;
};

type Props<Value extends string> = Omit<
  ComponentProps<"input">,
  "value" | "type" | "defaultValue"
> &
  FieldWords & {
    choices: readonly Choice<Value>[];
    /** `tiles`: centred, for a number or a picture. `dots`: a list with radio dots, for text. */
    look?: "tiles" | "dots";
    /** `row` stays one row on a phone too: only for very short labels. */
    /** `fit`: as many columns as there is room for, also with large text. */
    layout?: "row" | "fit" | "wrap" | "stack";
    value?: Value | undefined;
    defaultValue?: Value | undefined;
  };

const layouts = {
  row: "grid auto-cols-fr grid-flow-col gap-2",
  fit: "grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2",
  wrap: "grid gap-2 sm:auto-cols-fr sm:grid-flow-col",
  stack: "grid gap-2",
};

/** The first radio has the field's id, for links from the error summary. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, hint, error, note, choices, look = "tiles", layout = "wrap", ...input } = props;
  const { value, defaultValue, className = "", id: givenId, ...radio } = input;
  const unnamed = useId();
  const id = givenId ?? radio.name ?? unnamed;

  return (
    <FieldGroup {...{ id, label, hint, error, note }} className={className}>
      <span className={layouts[layout]}>
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className={`choice ${look === "dots" ? "justify-start px-4 text-start" : ""}`}
          >
            <input
              {...radio}
              type="radio"
              name={radio.name ?? unnamed}
              id={index === 0 ? id : `${id}-${choice.value}`}
              value={choice.value}
              disabled={choice.disabled ?? radio.disabled}
              data-invalid={error ? true : undefined}
              {...(value === undefined ? {} : { checked: value === choice.value })}
              {...(defaultValue === undefined
                ? {}
                : { defaultChecked: defaultValue === choice.value })}
            />
            {look === "dots" && <span className="dot" />}
            {choice.picture}
            <span>{choice.label}</span>
          </label>
        ))}
      </span>
    </FieldGroup>
  );
}
