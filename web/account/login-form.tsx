import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { login } from "../../contract/accounts.ts";
import { emailProblem } from "../../domain/accounts/account-rules.ts";
import { call } from "../api/client.ts";
import { Banner } from "../ui/banner.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Icon } from "../ui/icon.tsx";
import { TextLink } from "../ui/link.tsx";
import { PasswordInput } from "../ui/password-input.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { useRulesForm } from "../ui/use-rules-form.ts";
import { Shelter, Way } from "./shelter.tsx";
import { useNext } from "./use-next.ts";
import { useProblemText } from "./use-problem-text.ts";

type Props = {
  email: string;
  isActivated: boolean;
  onNotVerified: (email: string) => void;
};

const fields = ["email", "password"] as const;
type Values = Record<(typeof fields)[number], string>;

export function LoginForm({ email, isActivated, onNotVerified }: Props) {
  const { t } = useTranslation("account");
  const { t: problem } = useTranslation("problems");
  const problemText = useProblemText();
  const { destination, wasSending, linkTo } = useNext();
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);
  const password = useRef<HTMLDivElement>(null);

  const form = useRulesForm<Values>({
    fields,
    initial: { email },
    problemsOf: (values) => {
      const email = emailProblem(values.email);
      return {
        ...(email && { email: problem(`accounts.${email}`) }),
        ...(values.password === "" && { password: problem("accounts.password_required") }),
      };
    },
  });

  useEffect(() => {
    if (isActivated) password.current?.querySelector("input")?.focus();
  }, [isActivated]);

  const send = async (values: Values) => {
    setFailure(undefined);
    const body = { email: values.email.trim(), password: values.password };
    const answer = await call(login, { body }).catch(() => undefined);
    if (!answer) return setFailure(t("login.unreachable"));
    if (answer.code !== 200) return setFailure(problemText(answer.data, t("login.failed")));
    if (answer.data.status === "not_verified") return onNotVerified(body.email);

    // The header tells the other tabs (ruling U1).
    window.dispatchEvent(new Event("authChange"));
    setIsLeaving(true);
    window.location.assign(destination);
  };

  const { problems, attempt } = form.summary;
  const areBothMissing = problems.length === 2 && form.valueOf("email").trim() === "";

  return (
    <Shelter
      title={t("login.title")}
      description={t("login.description")}
      hasErrors={problems.length > 0 || failure !== undefined}
      heading={t("login.heading")}
      lead={
        // The same room as the line it replaces: nothing moves when the address has been read.
        wasSending ? (
          <p className="inline-flex items-center gap-2 rounded-field bg-surface-leaf px-4 py-2 font-strong text-ink">
            <Icon name="info" size={20} />
            {problem("accounts.loginRequired")}
          </p>
        ) : (
          <p>{t("login.lead")}</p>
        )
      }
      ways={
        <Way words={t("login.noAccount")}>
          <TextLink to={linkTo("/signup")}>{t("login.signUp")}</TextLink>
        </Way>
      }
    >
      <form className="grid gap-5" method="post" noValidate onSubmit={form.submit(send)}>
        <ErrorSummary
          heading={
            areBothMissing || problems.some(({ field }) => form.valueOf(field as never) === "")
              ? problem("accounts.credentialsRequired")
              : t("problems")
          }
          problems={problems}
          attempt={attempt}
        />
        {failure && (
          <Banner kind="error" live>
            {failure}
          </Banner>
        )}
        {isActivated && !failure && <Banner kind="success">{t("activation.activated")}</Banner>}
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
        <div ref={password}>
          <PasswordInput
            label={t("password")}
            showLabel={t("show")}
            hideLabel={t("hide")}
            {...form.field("password")}
          />
          <TextLink to={linkTo("/forgot-password")} className="text-label">
            {t("login.forgot")}
          </TextLink>
        </div>
        <SubmitButton wide busy={form.isSubmitting || isLeaving}>
          {t("login.submit")}
        </SubmitButton>
      </form>
    </Shelter>
  );
}
