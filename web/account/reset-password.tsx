import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { resetPassword } from "../../contract/accounts.ts";
import { passwordProblem } from "../../domain/accounts/account-rules.ts";
import { call } from "../api/client.ts";
import type { Handle } from "../shell/handle.ts";
import { useSite } from "../i18n/use-site.ts";
import { Banner } from "../ui/banner.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { BackLink } from "../ui/page.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useRulesForm } from "../ui/use-rules-form.ts";
import type { Route } from "./+types/reset-password.ts";
import { AccountCard } from "./account-card.tsx";
import { useHiddenToken } from "./hidden-token.ts";
import { PasswordField } from "./password-field.tsx";
import { useProblemText } from "./use-problem-text.ts";

export const handle: Handle = { area: "account" };

/** The address holds a secret: keep it from other sites and search engines. */
export const headers: Route.HeadersFunction = () => ({
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
});

const LEAVE_AFTER_MS = 1000;

const fields = ["newPassword", "confirmPassword"] as const;
type Values = Record<(typeof fields)[number], string>;

export default function ResetPassword({ params }: Route.ComponentProps) {
  const { t } = useTranslation(["account", "shell"]);
  const { t: problem } = useTranslation("problems");
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { pathOf } = useSite();
  const token = useHiddenToken(params.token, (token) => pathOf(`/reset-password/${token}`));
  const [stage, setStage] = useState<"open" | "done" | "expired">("open");

  const form = useRulesForm<Values>({
    fields,
    problemsOf: ({ newPassword, confirmPassword }) => {
      const found = passwordProblem(newPassword);
      const areDifferent = confirmPassword !== "" && confirmPassword !== newPassword;
      return {
        ...(found && { newPassword: problem(`accounts.${found}`) }),
        ...(confirmPassword === "" && { confirmPassword: t("reset.bothRequired") }),
        ...(areDifferent && { confirmPassword: t("reset.mismatch") }),
      };
    },
  });

  const leave = useEffectEvent(() => void navigate(pathOf("/login")));
  useEffect(() => {
    if (stage !== "done") return undefined;
    const timer = setTimeout(() => leave(), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [stage]);

  const send = async ({ newPassword: password }: Values) => {
    const input = { params: { token: token.read() }, body: { password } };
    const answer = await call(resetPassword, input);
    if (answer.code === "unreachable") return form.fail(t("reset.unreachable"));
    if (answer.code === 200 || answer.data.code === "accounts.invalidLink") {
      token.forget();
      return setStage(answer.code === 200 ? "done" : "expired");
    }

    const text = problemText(answer.data, t("reset.failed"));
    if (answer.data.field === "password") return form.refuse({ newPassword: text });
    form.fail(text);
  };

  const back = <BackLink to={pathOf("/login")}>{t("reset.back")}</BackLink>;

  if (stage === "expired")
    return (
      <AccountCard
        title={t("reset.expiredHeading")}
        heading={t("reset.expiredHeading")}
        lead={<p>{t("reset.expiredLead")}</p>}
        links={back}
      >
        <div className="grid gap-5">
          <Banner kind="warning" live>
            {problem("accounts.invalidLink")}
          </Banner>
          <p>{t("reset.expired")}</p>
          <ButtonLink wide to={pathOf("/forgot-password")}>
            {t("reset.askAgain")}
          </ButtonLink>
        </div>
      </AccountCard>
    );

  const { problems, attempt } = form.summary;
  const isMissing = problems.some(({ field }) => form.valueOf(field as keyof Values) === "");

  return (
    <AccountCard
      title={t("reset.title")}
      description={t("reset.description")}
      hasErrors={form.hasErrors}
      heading={t("reset.heading")}
      lead={<p>{t("reset.lead")}</p>}
      links={back}
    >
      <form className="grid gap-5" method="post" noValidate onSubmit={form.submit(send)}>
        <ErrorSummary
          heading={isMissing ? t("reset.bothRequired") : t("shell:errorSummary")}
          problems={problems}
          attempt={attempt}
        />
        {form.failure && (
          <Banner kind="error" live>
            {form.failure}
          </Banner>
        )}
        {fields.map((name) => (
          <PasswordField
            key={name}
            label={t(`reset.${name}`)}
            hasHint={name === "newPassword"}
            {...form.field(name)}
            autoComplete="new-password"
          />
        ))}
        <SubmitButton wide busy={form.isSubmitting || stage === "done"}>
          {form.isSubmitting ? t("reset.resetting") : t("reset.submit")}
        </SubmitButton>
        {stage === "done" && (
          <Banner kind="success" live>
            {t("reset.done")}
          </Banner>
        )}
      </form>
    </AccountCard>
  );
}
