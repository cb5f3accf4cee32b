import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DeskChat, noteChat } from "../../../contract/office/chats/routes.ts";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useSession } from "../frame/session.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useNeededText } from "../kit/use-needed-text.ts";
import { useWriting } from "../kit/use-writing.ts";

type Props = { chat: DeskChat; onDone: (chat: DeskChat) => void; onReload: () => void };

/** The chat as a note: on a request of the visitor's account, or on one by its number. */
export function NoteForm({ chat, onDone, onReload }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const { id, version, requests } = chat;
  const [chosen, setChosen] = useState(requests[0]?.id ?? "");
  const number = useNeededText(t("chats.noting.missing"));

  const submit = () => {
    if (chosen === "" && !number.check()) return;
    const request = chosen || number.text.trim().toUpperCase();
    void write(() => ask(noteChat, { params: { id }, body: { version, request } }), onDone);
  };

  return (
    <DialogForm {...{ failure, isBusy }} confirm={t("chats.noting.save")} onSubmit={submit}>
      <p className="text-ink-muted">{t("chats.noting.text")}</p>
      {requests.length > 0 && (
        <Select
          ref={firstFocus}
          label={t("chats.noting.request")}
          name="request"
          options={[
            ...requests.map((one) => ({ value: one.id, label: one.number })),
            { value: "", label: t("chats.noting.byNumber") },
          ]}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {chosen === "" && (
        <TextInput
          ref={requests.length > 0 ? null : firstFocus}
          ltr
          label={t("chats.noting.number")}
          name="number"
          autoComplete="off"
          maxLength={30}
          {...number.field}
        />
      )}
    </DialogForm>
  );
}
