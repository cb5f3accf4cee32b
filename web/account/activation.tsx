import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { verifyUser } from "../../contract/accounts.ts";
import { emailProblem } from "../../domain/accounts/account-rules.ts";
import { digitsOnly } from "../../domain/digits.ts";
import { call } from "../api/client.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { CodeInput } from "../ui/code-input.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { useRulesForm } from "../ui/use-rules-form.ts";
import { QuoteCard } from "./quote-card.tsx";
import { ResendCode } from "./resend-code.tsx";
import { AccountCard } from "./account-card.tsx";
import { useArrival } from "./use-arrival.ts";
import { useProblemText } from "./use-problem-text.ts";
import { useQuote } from "./use-quote.ts";
import { useWholeCode } from "./use-whole-code.ts";

type Props = {
  email: string;
  /** True after a sign-up; false when a login found the account not yet active. */
  codeSent: boolean;
  onBack: (email: string) => void;
  /** Called when the code was entered in another browser than the one that signed up. */
  onActivated: (email: string) => void;
};

const BACK_AFTER_MS = 1500;

const fields = ["email", "code"] as const;
type Values = Record<(typeof fields)[number], string>;

export function Activation({ email, codeSent, onBack, onActivated }: Props) {
  const { t } = useTranslation(["account", "shell"]);
  const { t: problem } = useTranslation("problems");
  const problemText = useProblemText();
  const [activated, setActivated] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);
  const arrive = useArrival();
  const { quote } = useQuote();
  const form = useRulesForm<Values>({
    fields,
    initial: { email },
    problemsOf: (values) => {
      const email = emailProblem(values.email);
      return {
        ...(email && { email: problem(`accounts.${email}`) }),
        ...(values.code.trim() === "" && { code: t("activation.codeRequired") }),
      };
    },
  });

  const isBusy = form.isSubmitting || isLeaving || activated !== undefined;
  const wholeCode = useWholeCode(isBusy);
  const codeField = form.field("code");

  useEffect(() => {
    document.getElementById("code")?.focus();
  }, []);

  useEffect(() => {
    if (activated === undefined) return undefined;
    const timer = setTimeout(() => onActivated(activated), BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [activated, onActivated]);

  const send = async (values: Values) => {
    const body = { email: values.email.trim(), code: digitsOnly(values.code) };
    wholeCode.sent(body.code);
    const answer = await call(verifyUser, { body });
    if (answer.code === "unreachable") return form.fail(t("activation.unreachable"));
    if (answer.code === 200 && answer.data.user) {
      setIsLeaving(true);
      return arrive();
    }
    if (answer.code === 200) return setActivated(body.email);

    const text = problemText(answer.data, t("activation.failed"));
    const { field } = answer.data;
    if (field === "code" || field === "email") return form.refuse({ [field]: text });
    form.fail(text);
  };

  return (
    <AccountCard
      title={t("activation.title")}
      hasErrors={form.hasErrors}
      heading={t("activation.heading")}
      lead={<p>{t("activation.lead")}</p>}
      links={
        <Button variant="link" onClick={() => onBack(form.valueOf("email"))}>
          {t("activation.back")}
        </Button>
      }
    >
      <form className="grid gap-5" method="post" noValidate onSubmit={form.submit(send)}>
        {quote && <QuoteCard quote={quote} />}
        <ErrorSummary heading={t("shell:errorSummary")} {...form.summary} />
        {form.failure && (
          <Banner kind="error" live>
            {form.failure}
          </Banner>
        )}
        {activated === undefined && !isLeaving ? (
          <Banner kind="info" live>
            {codeSent ? t("activation.sent") : problem("accounts.notVerified")}
          </Banner>
        ) : (
          <Banner kind="success" live>
            {t("activation.activated")}
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
        <CodeInput
          label={t("activation.code")}
          hint={t("activation.codeHint")}
          {...codeField}
          onChange={(event) => {
            codeField.onChange();
            wholeCode.changed(event);
          }}
        />
        <SubmitButton wide busy={isBusy}>
          {t("activation.submit")}
        </SubmitButton>
      </form>
      <ResendCode emailOf={() => form.valueOf("email")} wasJustSent={codeSent} />
    </AccountCard>
  );
}
