import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { Card } from "../../ui/card.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useRulesForm } from "../../ui/use-rules-form.ts";
import { refusedField, useContactProblems } from "../contact/contact-words.ts";
import { PhoneFields } from "../contact/phone-fields.tsx";
import { phoneParts, wholePhone } from "../contact/phone-parts.ts";
import { useEditing } from "../draft/use-editing.ts";
import { saveUserInfo, type UserInfo } from "../draft/user-info.ts";
import { missingPictures, type Documents } from "../documents/documents.ts";
import type { Refusal, Taken } from "../sending/post-request.ts";
import { partsOf } from "../documents/picture-parts.ts";
import { fieldsOfLead } from "../sending/request-fields.ts";
import { rememberTaken } from "../sending/taken-request.ts";
import { usePosting } from "../sending/use-posting.ts";
import LeadSending from "../sending/lead-sending.tsx";

const fields = ["username", "email", "countryCode", "phonenumber"] as const;
type Values = Record<(typeof fields)[number], string>;

type Props = {
  draft: PurchaseDraft;
  papers: Documents;
  info: UserInfo;
  onTaken: (taken: Taken, sent: UserInfo) => void;
  onProblems: (has: boolean) => void;
};

export function LeadForm({ draft, papers, info, onTaken, onProblems }: Props) {
  const { t } = useTranslation(["purchase/lead", "purchase", "problems", "shell"]);
  const { posting, post, retry } = usePosting({
    draft,
    // The quotes beside this form are out of date, too.
    onGone: () => location.reload(),
  });
  const editing = useEditing();
  const [refusal, setRefusal] = useState<Refusal>();
  // Fixed when the form opens: what is typed must not be replaced.
  const [initial] = useState(() => {
    const { countryCode, phone } = phoneParts(info);
    return { username: info.username, email: info.email, countryCode, phonenumber: phone };
  });
  const form = useRulesForm<Values>({ fields, problemsOf: useContactProblems(), initial });
  // Ruling P14: all documents or none.
  const parts = missingPictures(draft, papers).length === 0 ? partsOf(draft, papers.pictures) : [];

  const send = async (values: Values) => {
    const person = {
      username: values.username.trim(),
      email: values.email.trim(),
      phonenumber: wholePhone(values.phonenumber, values.countryCode),
    };
    const sent = { ...person, countryCode: values.countryCode };
    saveUserInfo(sent);
    setRefusal(undefined);
    const content = { type: draft.type, fields: fieldsOfLead({ draft, ...papers }, person), parts };

    await post(content, (outcome) => {
      if (outcome.kind === "taken") {
        const taken = { ...outcome.taken, email: outcome.taken.email || person.email };
        rememberTaken(taken);
        return onTaken(taken, sent);
      }
      if (outcome.kind !== "refused")
        return setRefusal({ code: "request.unexpected", field: undefined, reasons: [] });
      const field = refusedField(outcome.code);
      if (field) return form.refuse({ [field]: t(`problems:${outcome.code}`) });
      return setRefusal(outcome);
    });
  };
  const busy = posting.state === "sending";
  const hasProblems = form.summary.problems.length > 0;
  useEffect(() => onProblems(hasProblems), [hasProblems, onProblems]);

  return (
    <Card>
      <form
        noValidate
        className="grid gap-6"
        onSubmit={form.submit(async (values) => {
          if (!busy) await send(values);
        })}
      >
        <div>
          <h2 className="text-title-sm">{t("heading")}</h2>
          <p className="mt-2 max-w-reading text-ink-muted">{t("help")}</p>
        </div>
        <ErrorSummary heading={t("shell:errorSummary")} {...form.summary} />
        <TextInput {...form.field("username")} label={t("name")} autoComplete="name" />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextInput
            {...form.field("email")}
            ltr
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t("email")}
          />
          <PhoneFields
            field={form.field}
            labels={{ countryCode: t("countryCode"), phone: t("phone") }}
          />
        </div>
        <p className="flex items-start gap-2.5 text-sm text-ink-muted">
          <Icon name="info" size={20} className="shrink-0" />
          {parts.length > 0 ? t("withPhotos", { count: parts.length }) : t("withoutPhotos")}
        </p>
        <LeadSending {...{ draft, posting, refusal }} onRetry={retry} />
        <SubmitButton busy={busy} className="justify-self-start max-sm:w-full">
          {editing ? t("purchase:editing.save") : t("send")}
        </SubmitButton>
      </form>
    </Card>
  );
}
