import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DeskChat, keepChatAsMessage } from "../../../contract/office/chats/routes.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useSession } from "../frame/session.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useNeededText } from "../kit/use-needed-text.ts";
import { useWriting } from "../kit/use-writing.ts";

type Props = { chat: DeskChat; onDone: (chat: DeskChat) => void; onReload: () => void };

const blamed = ["name", "email", "phone"] as const;

/** A message of somebody to whom we shall write: only where they agreed. */
export function LeadForm({ chat, onDone, onReload }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, failedField, isBusy, write } = useWriting(onReload);
  const name = useNeededText(t("chats.lead.nameMissing"), chat.name ?? "");
  const email = useNeededText(t("chats.lead.emailMissing"), chat.email ?? "");
  const [phone, setPhone] = useState("");
  const [hasAgreed, setHasAgreed] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const refused = blamed.find((one) => one === failedField);
  const errorOf = (field: (typeof blamed)[number], missing: string | undefined) =>
    missing ?? (refused === field ? t(`chats.lead.problems.${field}`) : undefined);

  const submit = () => {
    setHasTried(true);
    const areTyped = [name, email].map(({ check }) => check()).every(Boolean);
    if (!areTyped || !hasAgreed) return;
    const body = {
      version: chat.version,
      name: name.text,
      email: email.text,
      phone,
      hasAgreed,
    };
    void write(() => ask(keepChatAsMessage, { params: { id: chat.id }, body }), onDone);
  };

  return (
    <DialogForm
      failure={refused ? undefined : failure}
      isBusy={isBusy}
      confirm={t("chats.lead.save")}
      onSubmit={submit}
    >
      <p className="text-ink-muted">{t("chats.lead.text")}</p>
      <TextInput
        ref={firstFocus}
        label={t("chats.lead.name")}
        name="name"
        dir="auto"
        autoComplete="off"
        {...name.field}
        error={errorOf("name", name.field.error)}
      />
      <TextInput
        ltr
        label={t("chats.lead.email")}
        name="email"
        inputMode="email"
        autoComplete="off"
        {...email.field}
        error={errorOf("email", email.field.error)}
      />
      <TextInput
        ltr
        label={t("chats.lead.phone")}
        name="phone"
        inputMode="tel"
        autoComplete="off"
        value={phone}
        error={errorOf("phone", undefined)}
        onChange={({ target }) => setPhone(target.value)}
      />
      <Checkbox
        name="agreed"
        checked={hasAgreed}
        error={hasTried && !hasAgreed ? t("chats.lead.agreedMissing") : undefined}
        onChange={({ target }) => setHasAgreed(target.checked)}
      >
        {t("chats.lead.agreed")}
      </Checkbox>
    </DialogForm>
  );
}
