import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { setStaffPassword } from "../../../contract/office/access/routes.ts";
import { MIN_STAFF_PASSWORD } from "../../../domain/accounts/account-rules.ts";
import { call } from "../../api/client.ts";
import { useWrite } from "../../api/use-write.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { login } from "../kit/paths.ts";
import { useProblem } from "../kit/use-problem.ts";
import { DoorPage } from "./door-page.tsx";

type Field = "password" | "again";
type Problem = { field: Field; message: string };

export function SetPasswordPage() {
  const { t } = useTranslation("office");
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const problemOf = useProblem();
  const [values, setValues] = useState({ password: "", again: "" });
  const [problem, setProblem] = useState<Problem>();
  const { failure, isBusy, write } = useWrite();
  const refusal = problemOf(failure);

  const check = (): Problem | undefined => {
    if (values.password.length < MIN_STAFF_PASSWORD)
      return { field: "password", message: t("problems.staff.passwordLength") };
    if (values.password !== values.again)
      return { field: "again", message: t("access.password.different") };
    return undefined;
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = check();
    setProblem(wrong);
    if (wrong) return document.getElementById(wrong.field)?.focus();
    void write(
      () => call(setStaffPassword, { body: { token, password: values.password } }),
      // The link leaves the history, too.
      ({ code }) =>
        code === 200 && navigate(login, { replace: true, state: { passwordSaved: true } }),
    );
  };

  const inputOf = (field: Field, label: string) => (
    <PasswordInput
      label={label}
      id={field}
      name={field}
      autoComplete="new-password"
      hint={field === "password" && t("access.password.hint")}
      error={problem?.field === field && problem.message}
      showLabel={t("access.show")}
      hideLabel={t("access.hide")}
      value={values[field]}
      onChange={({ target }) => setValues({ ...values, [field]: target.value })}
    />
  );

  return (
    <DoorPage heading={t("access.password.title")}>
      {refusal && !problem && (
        <Banner kind="error" live>
          {refusal}
        </Banner>
      )}
      <form className="grid gap-5" noValidate onSubmit={send}>
        {inputOf("password", t("access.password.new"))}
        {inputOf("again", t("access.password.confirm"))}
        <Button type="submit" wide busy={isBusy}>
          {t("access.password.save")}
        </Button>
      </form>
    </DoorPage>
  );
}
