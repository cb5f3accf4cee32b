import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DeskChat, noteChat } from "../../../contract/office/chats/routes.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useSession } from "../frame/session.tsx";
import { DeskIcon } from "../kit/desk-icon.tsx";
import { Panel } from "../kit/panel.tsx";
import { message as messagePath, request as requestPath } from "../kit/paths.ts";
import { Refused } from "../kit/refused.tsx";
import { useSay } from "../kit/said.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useWriting } from "../kit/use-writing.ts";
import { LeadForm } from "./lead-form.tsx";
import { NoteForm } from "./note-form.tsx";

type Props = {
  chat: DeskChat;
  onChange: (chat: DeskChat) => void;
  onReload: () => void;
};

/** What is left of a chat: somebody to write to, or a note where the work is done. */
export function Becomes({ chat, onChange, onReload }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask, member } = useSession();
  const say = useSay();
  const { failure, isBusy, write } = useWriting(onReload);
  const [open, setOpen] = useState<"lead" | "note">();
  const close = () => setOpen(undefined);
  const mayWork = member.roles.some((role) => role !== "compliance");
  const { request } = chat;

  if (!mayWork) return null;

  const sayNoted = (found: DeskChat) => {
    const number = isolated(found.request?.number ?? "", language);
    say({
      text: t("chats.becomes.noted", { number }),
      to: found.request ? requestPath(found.request.id) : undefined,
    });
    close();
    onChange(found);
  };
  /** One step where the visitor named the request. */
  const note = () => {
    if (!request) return setOpen("note");
    const body = { version: chat.version, request: request.id };
    void write(() => ask(noteChat, { params: { id: chat.id }, body }), sayNoted);
  };
  const form = { chat, onReload };

  return (
    <Panel heading={t("chats.becomes.heading")}>
      <div className="grid gap-2">
        <Button variant="quiet" size="small" icon="plus" onClick={() => setOpen("lead")}>
          {t("chats.becomes.lead")}
        </Button>
        <Button variant="quiet" size="small" busy={isBusy} onClick={note}>
          <DeskIcon name="note" size={20} />
          {request
            ? t("chats.becomes.note", { number: isolated(request.number, language) })
            : t("chats.becomes.noteOnSome")}
        </Button>
      </div>
      <Refused className="mt-3">{failure}</Refused>
      <Dialog
        open={open !== undefined}
        onClose={close}
        heading={t(open === "note" ? "chats.noting.heading" : "chats.lead.heading")}
        closeLabel={t("close")}
      >
        {open === "note" ? (
          <NoteForm {...form} onDone={sayNoted} />
        ) : (
          <LeadForm
            {...form}
            onDone={(found) => {
              say({ text: t("chats.becomes.kept"), to: messagePath(found.id) });
              close();
              onChange(found);
            }}
          />
        )}
      </Dialog>
    </Panel>
  );
}
