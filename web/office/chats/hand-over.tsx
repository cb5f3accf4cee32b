import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DeskChat, handOverChat } from "../../../contract/office/chats/routes.ts";
import { MAX_OPEN } from "../../../domain/chat/chat-state.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-input.tsx";
import { useSession } from "../frame/session.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useSay } from "../kit/said.tsx";
import { useStaffName } from "../kit/staff-shown.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useNeededText } from "../kit/use-needed-text.ts";
import { useWriting } from "../kit/use-writing.ts";
import type { ChatDesk } from "./use-chat-desk.ts";

type Props = {
  chat: DeskChat;
  held: ComponentProps<"button">;
  desk: ChatDesk | undefined;
  onChange: (chat: DeskChat) => void;
  onReload: () => void;
};

export function HandOver({ held, ...props }: Props) {
  const { t } = useTranslation("office");
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <>
      <Button variant="quiet" size="small" {...held} onClick={() => setIsOpen(true)}>
        {t("chats.handOver.button")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        heading={t("chats.handOver.heading")}
        closeLabel={t("close")}
      >
        <Form {...props} onClose={close} />
      </Dialog>
    </>
  );
}

type FormProps = Omit<Props, "held"> & { onClose: () => void };

function Form({ chat, desk, onChange, onReload, onClose }: FormProps) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const say = useSay();
  const staffName = useStaffName();
  const { failure, isBusy, write } = useWriting(onReload);
  const [colleague, setColleague] = useState("");
  const [missing, setMissing] = useState<string>();
  const note = useNeededText(t("chats.handOver.noteMissing"));
  const others = (desk?.colleagues ?? []).filter(({ isSelf, isAway }) => !isSelf && !isAway);

  const submit = () => {
    const isChosen = colleague !== "";
    setMissing(isChosen ? undefined : t("chats.handOver.missing"));
    if (!note.check() || !isChosen) return;
    const body = { version: chat.version, colleague, note: note.text.trim() };
    void write(
      () => ask(handOverChat, { params: { id: chat.id }, body }),
      (found) => {
        const to = others.find(({ id }) => id === colleague);
        say({ text: t("chats.handOver.done", { who: to ? staffName(to) : "" }) });
        onClose();
        onChange(found);
      },
    );
  };

  return (
    <DialogForm {...{ failure, isBusy }} confirm={t("chats.handOver.button")} onSubmit={submit}>
      {desk && others.length === 0 && (
        <p className="text-ink-muted">{t("chats.handOver.nobody")}</p>
      )}
      <Select
        ref={firstFocus}
        label={t("chats.handOver.colleague")}
        error={missing}
        name="colleague"
        placeholder={t("chats.handOver.choose")}
        options={others.map(({ id, name, open }) => ({
          value: id,
          label: name[language],
          disabled: open >= MAX_OPEN,
        }))}
        value={colleague}
        onChange={({ target }) => setColleague(target.value)}
      />
      <TextArea
        label={t("chats.handOver.note")}
        hint={t("chats.handOver.noteHint")}
        name="note"
        rows={3}
        dir="auto"
        maxLength={2_000}
        {...note.field}
      />
    </DialogForm>
  );
}
