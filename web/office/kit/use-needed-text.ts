import { useState, type ChangeEvent } from "react";

type Area = HTMLInputElement | HTMLTextAreaElement;

/** A text without which nothing is sent; `field` is what its control needs. */
export function useNeededText(missing: string, before = "") {
  const [text, setText] = useState(before);
  const [error, setError] = useState<string>();
  const onChange = ({ target }: ChangeEvent<Area>) => setText(target.value);

  /** @returns whether it was typed; else its control says what is missing */
  const check = () => {
    const isTyped = text.trim() !== "";
    setError(isTyped ? undefined : missing);
    return isTyped;
  };

  return { text, check, field: { value: text, error, onChange } };
}
