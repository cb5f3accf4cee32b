import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { verifyAuthenticator } from "../../../contract/office/access/routes.ts";
import { call } from "../../api/client.ts";
import { useWrite } from "../../api/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useProblem } from "../kit/use-problem.ts";

type Props = {
  isNew: boolean;
  /** Recovery codes come once, with the first code. */
  onVerified: (recoveryCodes: readonly string[] | undefined) => void;
  /** Too long passed since the password. */
  onLost: () => void;
};

export function CodeForm({ isNew, onVerified, onLost }: Props) {
  const { t } = useTranslation("office");
  const problemOf = useProblem();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState("");
  const { failure, isBusy, write } = useWrite();

  const focusCode = () => form.current?.querySelector("input")?.focus();
  useEffect(focusCode, []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    void write(
      () => call(verifyAuthenticator, { body: { code } }),
      (answer) => {
        if (answer.code === 200) return onVerified(answer.data.recoveryCodes);
        if (answer.code === 401) return onLost();
        focusCode();
      },
    );
  };

  return (
    <form ref={form} className="grid gap-5" noValidate onSubmit={send}>
      <TextInput
        label={t("access.code.label")}
        hint={t(isNew ? "access.code.firstHint" : "access.code.hint")}
        error={problemOf(failure)}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        ltr
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" wide busy={isBusy}>
        {t("access.code.submit")}
      </Button>
    </form>
  );
}
