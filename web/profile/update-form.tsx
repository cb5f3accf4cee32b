import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { updateUser, type User } from "../../contract/accounts.ts";
import {
  nationalPhone,
  phoneProblem,
  usernameProblem,
  UAE,
} from "../../domain/accounts/account-rules.ts";
import { call } from "../api/client.ts";
import { Banner } from "../ui/banner.tsx";
import { Card } from "../ui/card.tsx";
import { DocumentTitle } from "../ui/document-title.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { PhoneInput } from "../ui/phone-input.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { useRulesForm } from "../ui/use-rules-form.ts";
import { savedFlag } from "./saved-flag.ts";

/** Specification part 2, section 9. */
const RELOAD_AFTER_MS = 70;

const fields = ["username", "phonenumber"] as const;
type Values = Record<(typeof fields)[number], string>;

export function UpdateForm({ user }: { user: User }) {
  const { t } = useTranslation(["profile", "shell"]);
  const { t: problem } = useTranslation("problems");
  const [isSaved, setIsSaved] = useState(false);

  const form = useRulesForm<Values>({
    fields,
    initial: { username: user.username, phonenumber: nationalPhone(user.phonenumber) },
    problemsOf: ({ username, phonenumber }) => {
      const name = usernameProblem(username);
      const phone = phoneProblem(nationalPhone(phonenumber));
      return {
        ...(name && { username: problem(`accounts.${name}`) }),
        ...(phone && { phonenumber: problem(`accounts.${phone}`) }),
      };
    },
  });

  useEffect(() => {
    if (!isSaved) return undefined;
    savedFlag.raise();
    // The message appears above the form, and a reload keeps the scroll position.
    window.scrollTo({ top: 0, behavior: "instant" });
    const timer = setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const send = async ({ username, phonenumber }: Values) => {
    const input = {
      params: { email: user.email },
      body: { username: username.trim(), phonenumber: nationalPhone(phonenumber) },
    };
    const answer = await call(updateUser, input);
    if (answer.code === "unreachable") return form.fail(t("update.failed"));
    if (answer.code === 200) {
      window.dispatchEvent(new Event("authChange"));
      return setIsSaved(true);
    }
    if (answer.code === 401) return form.fail(t("loginRequired.heading"));

    if (answer.code === 404) return form.fail(t("update.notFound"));

    const field = fields.find((name) => name === answer.data.field);
    if (!field) return form.fail(t("update.failed"));
    form.refuse({ [field]: problem(answer.data.code) });
  };

  const title = t("update.title");

  return (
    <Card>
      <DocumentTitle title={form.hasErrors ? t("errorTitle", { title }) : title} />
      <form className="grid gap-5" method="post" noValidate onSubmit={form.submit(send)}>
        <ErrorSummary heading={t("shell:errorSummary")} {...form.summary} />
        {form.failure && (
          <Banner kind="error" live>
            {form.failure}
          </Banner>
        )}
        {isSaved && (
          <Banner kind="success" live>
            {t("update.saved")}
          </Banner>
        )}
        <TextInput
          label={t("details.username")}
          autoComplete="username"
          spellCheck={false}
          dir="auto"
          {...form.field("username")}
        />
        <PhoneInput
          label={t("details.phone")}
          hint={t("update.phoneHint")}
          prefix={UAE}
          {...form.field("phonenumber")}
        />
        <TextInput
          label={t("details.email")}
          hint={t("update.emailHint")}
          name="email"
          type="email"
          autoComplete="email"
          value={user.email}
          readOnly
          ltr
        />
        <dl>
          <dt className="text-label font-strong">{t("details.role")}</dt>
          <dd>{t(`details.roles.${user.role}`)}</dd>
        </dl>
        <div>
          <SubmitButton busy={form.isSubmitting || isSaved}>{t("update.save")}</SubmitButton>
        </div>
      </form>
    </Card>
  );
}
