import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { createUser } from "../../contract/accounts.ts";
import {
  nationalPhone,
  type SignUp,
  signUpProblems,
  UAE,
} from "../../domain/accounts/account-rules.ts";
import { call } from "../api/client.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { PasswordInput } from "../ui/password-input.tsx";
import { PhoneInput } from "../ui/phone-input.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { useRulesForm } from "../ui/use-rules-form.ts";
import { useNext } from "./use-next.ts";
import { useProblemText } from "./use-problem-text.ts";
import { waitingActivation } from "./waiting-activation.ts";

type Props = { email: string; onBack: () => void; onErrors: (hasErrors: boolean) => void };

/** Specification part 1, section 9. */
const LEAVE_AFTER_MS = 1000;

const fields = ["email", "phonenumber", "username", "password"] as const;

export function SignUpForm({ email, onBack, onErrors }: Props) {
  const { t } = useTranslation("account");
  const { t: problem } = useTranslation("problems");
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { linkTo } = useNext();
  const [failure, setFailure] = useState<string>();
  const [created, setCreated] = useState<string>();

  const form = useRulesForm<SignUp>({
    fields,
    initial: { email },
    problemsOf: (values) => {
      const found = signUpProblems({ ...values, phonenumber: nationalPhone(values.phonenumber) });
      return Object.fromEntries(
        Object.entries(found).map(([field, code]) => [field, problem(`accounts.${code}`)]),
      );
    },
  });
  const hasErrors = form.summary.problems.length > 0 || failure !== undefined;

  useEffect(() => onErrors(hasErrors), [hasErrors, onErrors]);

  useEffect(() => {
    document.getElementById("email")?.focus();
  }, []);

  useEffect(() => {
    if (created === undefined) return undefined;
    waitingActivation.keep(created);
    const timer = setTimeout(() => void navigate(linkTo("/login")), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react/exhaustive-deps -- the way does not change while one waits
  }, [created]);

  const send = async (values: SignUp) => {
    setFailure(undefined);
    const body = {
      email: values.email.trim(),
      username: values.username.trim(),
      password: values.password,
      phonenumber: nationalPhone(values.phonenumber),
    };
    const answer = await call(createUser, { body }).catch(() => undefined);
    if (!answer) return setFailure(t("signUp.failed"));
    if (answer.code === 201) return setCreated(body.email);

    const message = problemText(answer.data, t("signUp.failed"));
    const field = fields.find((name) => name === answer.data.field);
    if (!field) return setFailure(message);
    form.refuse({ [field]: t(`signUp.refused.${field}`, { message }) });
  };

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.submit(send)}>
      <div className="-mt-3 -mb-2">
        <Button variant="link" icon="back" onClick={onBack}>
          {t("signUp.back")}
        </Button>
      </div>
      <ErrorSummary heading={t("problems")} {...form.summary} />
      {failure && (
        <Banner kind="error" live>
          {failure}
        </Banner>
      )}
      <TextInput
        label={t("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        ltr
        {...form.field("email")}
      />
      <PhoneInput
        label={t("phone")}
        hint={t("phoneHint")}
        prefix={UAE}
        {...form.field("phonenumber")}
      />
      <TextInput
        label={t("username")}
        hint={t("usernameHint")}
        autoComplete="username"
        spellCheck={false}
        dir="auto"
        {...form.field("username")}
      />
      <PasswordInput
        label={t("password")}
        hint={t("passwordHint")}
        showLabel={t("show")}
        hideLabel={t("hide")}
        {...form.field("password")}
        autoComplete="new-password"
      />
      <SubmitButton wide busy={form.isSubmitting || created !== undefined}>
        {t("signUp.submit")}
      </SubmitButton>
      {created !== undefined && (
        <Banner kind="success" live>
          {t("signUp.created", { email: created })}
        </Banner>
      )}
    </form>
  );
}
