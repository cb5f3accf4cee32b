import { useTranslation } from "react-i18next";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea, TextInput } from "../../ui/text-input.tsx";
import type { FormTexts } from "./send-message.ts";

const products = [
  "car",
  "non-gulf",
  "health",
  "home",
  "pet",
  "travel",
  "corporate",
  "request",
  "complaint",
  "other",
] as const;

/** send-message.ts sends it and reads its texts from here, in the page's language. */
export function MessageForm() {
  const { t } = useTranslation(["site", "problems", "shell"]);
  const texts: FormTexts = {
    error: t("contact.form.error"),
    failed: t("contact.form.failed"),
    send: t("contact.form.send"),
    sending: t("contact.form.sending"),
    problems: {
      leads: t("problems:leads", { returnObjects: true }),
      request: t("problems:request", { returnObjects: true }),
    },
  };

  return (
    <section
      id="leave-message"
      aria-labelledby="message-heading"
      className="mt-10 rounded-card bg-surface-raised p-card shadow-1"
    >
      <div className="mx-auto max-w-form">
        <h2 id="message-heading">{t("contact.form.heading")}</h2>
        <p className="mt-2 text-ink-muted">{t("contact.form.lead")}</p>
        <noscript>
          <Banner kind="warning" className="mt-6">
            {t("contact.form.noScript")}
          </Banner>
        </noscript>
        <div data-message-done="" hidden tabIndex={-1} className="mt-6 focus:outline-none">
          <Banner kind="success" title={t("contact.form.doneTitle")}>
            {t("contact.form.done")}
          </Banner>
        </div>
        <form data-message-form={JSON.stringify(texts)} noValidate className="mt-7 grid gap-5">
          <Summary heading={t("shell:errorSummary")} />
          <div className="grid gap-5 sm:grid-cols-2">
            <div data-field="name">
              <TextInput name="name" label={t("contact.form.name")} autoComplete="name" />
            </div>
            <div data-field="email">
              <TextInput
                name="email"
                label={t("contact.form.email")}
                type="email"
                inputMode="email"
                autoComplete="email"
                ltr
              />
            </div>
            <div data-field="phone">
              <TextInput
                name="phone"
                label={t("contact.form.phone")}
                note={t("contact.form.optional")}
                hint={t("contact.form.phoneHint")}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                ltr
              />
            </div>
            <div data-field="product" className="self-end">
              <Select
                name="product"
                label={t("contact.form.product")}
                options={products.map((value) => ({
                  value,
                  label: t(`contact.form.products.${value}`),
                }))}
              />
            </div>
          </div>
          <div data-field="message">
            <TextArea name="message" label={t("contact.form.message")} maxLength={4000} />
          </div>
          <div data-field="consent">
            <Checkbox name="consent" hint={t("contact.form.consentHint")}>
              {t("contact.form.consent")}
            </Checkbox>
          </div>
          {/* Enabled by the script: without it the words would go into the address. */}
          <Button type="submit" disabled className="justify-self-start">
            {t("contact.form.send")}
          </Button>
          <template data-field-error="">
            <FieldError id="template"> </FieldError>
          </template>
        </form>
      </div>
    </section>
  );
}

/** Looks like ui/error-summary.tsx, which needs React in the browser. */
function Summary({ heading }: { heading: string }) {
  return (
    <div
      data-summary=""
      hidden
      role="alert"
      tabIndex={-1}
      className="rounded-field border-2 border-danger px-5 pt-4 pb-2 focus:outline-none"
    >
      <h3 className="text-lg">{heading}</h3>
      <ul data-problems="" />
    </div>
  );
}
