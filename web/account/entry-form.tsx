import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { UAE } from "../../domain/accounts/account-rules.ts";
import { Banner } from "../ui/banner.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { TextLink } from "../ui/link.tsx";
import { PhoneInput } from "../ui/phone-input.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { Either } from "./either.tsx";
import { PasswordField } from "./password-field.tsx";
import type { useEntry } from "./use-entry.ts";
import { useNext } from "./use-next.ts";

type Props = {
  entry: ReturnType<typeof useEntry>;
  signsUp: boolean | undefined;
  isActivated: boolean;
  element: RefObject<HTMLFormElement | null>;
  children: ReactNode;
};

export function EntryForm({ entry, signsUp, isActivated, element, children }: Props) {
  const { t } = useTranslation(["account", "shell"]);
  const { t: problem } = useTranslation("problems");
  const { linkTo } = useNext();
  const { form, created, isBusy } = entry;
  const { failure } = form;
  const { problems, attempt } = form.summary;
  const isIncomplete =
    !signsUp && problems.some(({ field }) => form.valueOf(field as never).trim() === "");

  return (
    <form ref={element} className="grid gap-5" method="post" noValidate onSubmit={entry.send}>
      {children}
      <ErrorSummary
        heading={isIncomplete ? problem("accounts.credentialsRequired") : t("shell:errorSummary")}
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
        // So that password managers store it beside the password.
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        ltr
        {...form.field("email")}
      />
      <Either by="signsUp" holds={signsUp}>
        <PhoneInput
          label={t("phone")}
          hint={t("phoneHint")}
          prefix={UAE}
          {...form.field("phonenumber")}
        />
        <TextInput
          label={t("username")}
          hint={t("usernameHint")}
          autoComplete="name"
          spellCheck={false}
          dir="auto"
          {...form.field("username")}
        />
      </Either>
      <div
        className={
          signsUp === undefined
            ? "[&_#password-hint]:hidden in-data-signs-up:[&_#password-hint]:block"
            : ""
        }
      >
        <PasswordField
          label={t("password")}
          hasHint={signsUp !== false}
          {...form.field("password")}
          autoComplete={signsUp ? "new-password" : "current-password"}
        />
        <Either
          by="signsUp"
          holds={signsUp}
          otherwise={
            <TextLink to={linkTo("/forgot-password")} className="text-label">
              {t("login.forgot")}
            </TextLink>
          }
        />
      </div>
      <Either
        by="signsUp"
        holds={signsUp}
        otherwise={
          <SubmitButton wide busy={isBusy}>
            {t("login.submit")}
          </SubmitButton>
        }
      >
        <SubmitButton wide busy={isBusy}>
          {t("signUp.submit")}
        </SubmitButton>
      </Either>
      {created !== undefined && (
        <Banner kind="success" live>
          {t("signUp.created", { email: created })}
        </Banner>
      )}
    </form>
  );
}
