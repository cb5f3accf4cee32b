import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { emiratesIdIsEmpty, emiratesIdLooksMistyped } from "../../../domain/vehicle/emirates-id.ts";
import { Icon } from "../../ui/icon.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { editedEmiratesId, FIXED } from "./emirates-id-editing.ts";
import type { Answers } from "./use-answers.ts";

type EmiratesIdForm = Pick<Answers, "emiratesId" | "writeEmiratesId" | "errorAt"> & {
  leave: (field: "emiratesID") => void;
};

/** 784-YYYY-NNNNNNN-C. */
export function EmiratesIdField({ form }: { form: EmiratesIdForm }) {
  const { t } = useTranslation("purchase");
  const { emiratesId, writeEmiratesId, leave, errorAt } = form;
  const input = useRef<HTMLInputElement>(null);
  // A new object each time: even an edit without effect must restore the caret.
  const [edit, setEdit] = useState<{ caret: number }>();
  const shown = emiratesId || FIXED;

  useLayoutEffect(() => {
    if (edit && input.current === document.activeElement)
      input.current?.setSelectionRange(edit.caret, edit.caret);
  }, [edit]);

  const take = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { text, caret } = editedEmiratesId({
      before: shown,
      typed: currentTarget.value,
      caret: currentTarget.selectionStart ?? currentTarget.value.length,
      erased: directionOf((nativeEvent as InputEvent).inputType),
    });
    setEdit({ caret });
    writeEmiratesId(emiratesIdIsEmpty(text) ? "" : text);
  };

  const moveCaretBehindFixed = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    if (selectionStart === selectionEnd && (selectionStart ?? FIXED.length) < FIXED.length)
      input.current?.setSelectionRange(FIXED.length, FIXED.length);
  };

  return (
    <div>
      <TextInput
        ref={input}
        name="emiratesID"
        label={t("vehicle.emiratesId.label")}
        hint={t("vehicle.emiratesId.hint")}
        ltr
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={shown}
        error={errorAt("emiratesID")}
        onChange={take}
        onSelect={moveCaretBehindFixed}
        onBlur={() => leave("emiratesID")}
      />
      <div role="status">
        {emiratesIdLooksMistyped(emiratesId) && (
          <p className="mt-1.5 flex items-start gap-1.5 text-sm text-warning-ink">
            <Icon name="info" size={20} />
            {t("vehicle.emiratesId.mistyped")}
          </p>
        )}
      </div>
    </div>
  );
}

function directionOf(inputType: string | undefined) {
  if (!inputType?.startsWith("delete")) return undefined;
  return inputType.endsWith("Forward") ? "forward" : "backward";
}
