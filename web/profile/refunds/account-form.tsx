import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { caretInGroups, inGroups } from "./iban-groups.ts";
import type { AccountProblem } from "./use-account.ts";

type Props = {
  id: string;
  isBusy: boolean;
  trouble: AccountProblem | undefined;
  /** Where an account was given before. */
  onKeep?: (() => void) | undefined;
  onSave: (iban: string) => void;
};

/** React does not hold the value: what was typed before the page worked counts. */
export function AccountForm({ id, isBusy, trouble, onKeep, onSave }: Props) {
  const { t } = useTranslation("profile/refunds");
  const input = useRef<HTMLInputElement>(null);
  const isChange = onKeep !== undefined;

  useEffect(() => {
    if (isChange || trouble?.of === "number") input.current?.focus();
  }, [isChange, trouble]);

  const group = () => {
    const field = input.current;
    if (!field) return;
    const { value, selectionStart } = field;
    const shown = inGroups(value);
    if (shown === value) return;
    const caret = caretInGroups(value, selectionStart ?? value.length);
    field.value = shown;
    field.setSelectionRange(caret, caret);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(input.current?.value.trim() ?? "");
  };

  return (
    <form className="grid max-w-110 gap-3" method="post" noValidate onSubmit={submit}>
      <TextInput
        ref={input}
        id={id}
        name="iban"
        ltr
        label={t("account.label")}
        hint={t("account.hint")}
        error={trouble?.of === "number" ? trouble.text : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={group}
        onBlur={group}
      />
      {trouble?.of === "saving" && (
        <Banner kind="error" live>
          {trouble.text}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton className="max-sm:w-full" busy={isBusy}>
          {t("account.save")}
        </SubmitButton>
        {onKeep && (
          <Button variant="link" onClick={onKeep}>
            {t("account.keep")}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-muted">{t("account.kept")}</p>
    </form>
  );
}
