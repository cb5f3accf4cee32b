import { useState } from "react";
import { useTranslation } from "react-i18next";
import { forgotPassword } from "../../contract/accounts.ts";
import { emailProblem } from "../../domain/accounts/account-rules.ts";
import { call } from "../api/client.ts";
import type { Handle } from "../shell/handle.ts";
import { Banner } from "../ui/banner.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { BackLink } from "../ui/page.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { useRulesForm } from "../ui/use-rules-form.ts";
import { AccountCard } from "./account-card.tsx";
import { useNext } from "./use-next.ts";
import { useProblemText } from "./use-problem-text.ts";

export const handle: Handle = { kind: "cached", area: "account" };

const fields = ["email"] as const;

export default function ForgotPassword() {
  const { t } = useTranslation(["account", "shell"]);
  const { t: problem } = useTranslation("problems");
  const problemText = useProblemText();
  const { linkTo } = useNext();
  const [isSent, setIsSent] = useState(false);

  const form = useRulesForm<{ email: string }>({
    fields,
    problemsOf: ({ email }) => {
      const found = emailProblem(email);
      return found ? { email: problem(`accounts.${found}`) } : {};
    },
  });

  const send = async ({ email }: { email: string }) => {
    setIsSent(false);
    const body = { email: email.trim() };
    const answer = await call(forgotPassword, { body });
    if (answer.code === "unreachable") return form.fail(t("forgot.unreachable"));
    if (answer.code === 200) return setIsSent(true);

    const text = problemText(answer.data, t("forgot.failed"));
    if (answer.data.field === "email") return form.refuse({ email: text });
    form.fail(text);
  };

  return (
    <AccountCard
      title={t("forgot.title")}
      description={t("forgot.description")}
      hasErrors={form.hasErrors}
      heading={t("forgot.heading")}
      lead={<p>{t("forgot.lead")}</p>}
      links={<BackLink to={linkTo("/login")}>{t("forgot.back")}</BackLink>}
    >
      <form className="grid gap-5" method="post" noValidate onSubmit={form.submit(send)}>
        <ErrorSummary heading={t("shell:errorSummary")} {...form.summary} />
        {form.failure && (
          <Banner kind="error" live>
            {form.failure}
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
        <SubmitButton wide busy={form.isSubmitting}>
          {form.isSubmitting ? t("forgot.sending") : t("forgot.submit")}
        </SubmitButton>
        {/* There from the start, so that the answer takes the hint's place and nothing moves. */}
        <Banner kind={isSent ? "success" : "info"} live>
          {t(isSent ? "forgot.sent" : "forgot.hint")}
        </Banner>
      </form>
    </AccountCard>
  );
}
