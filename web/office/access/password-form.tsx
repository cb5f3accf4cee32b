import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { staffLogin, type StaffEntry } from "../../../contract/office/access/routes.ts";
import { call } from "../../api/client.ts";
import { useWrite } from "../../api/use-write.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useProblem } from "../kit/use-problem.ts";

type Props = {
  email: string | undefined;
  notice: string | undefined;
  onTry: () => void;
  onEntered: (stage: StaffEntry["stage"]) => void;
};

export function PasswordForm({ email: known = "", notice, onTry, onEntered }: Props) {
  const { t } = useTranslation("office");
  const problemOf = useProblem();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState("");
  const { failure, isBusy, write } = useWrite();
  const problem = problemOf(failure);

  const send = (event: FormEvent) => {
    event.preventDefault();
    onTry();
    void write(
      () => call(staffLogin, { body: { email: email.trim(), password } }),
      (answer) => {
        if (answer.code === 200) onEntered(answer.data.data.stage);
      },
    );
  };

  return (
    <form className="grid gap-5" noValidate onSubmit={send}>
      {notice && <Banner kind="success">{notice}</Banner>}
      {problem && (
        <Banner kind="error" live>
          {problem}
        </Banner>
      )}
      <TextInput
        label={t("access.login.email")}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        ltr
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <PasswordInput
        ref={known === "" ? undefined : firstFocus}
        label={t("access.login.password")}
        name="password"
        showLabel={t("access.show")}
        hideLabel={t("access.hide")}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" wide busy={isBusy}>
        {t("access.login.submit")}
      </Button>
    </form>
  );
}
