import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DeskChat, endDeskChat } from "../../../contract/office/chats/routes.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useSession } from "../frame/session.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { useSay } from "../kit/said.tsx";
import { useWriting } from "../kit/use-writing.ts";

type Props = {
  chat: DeskChat;
  held: ComponentProps<"button">;
  onChange: (chat: DeskChat) => void;
  onReload: () => void;
};

/** Asks first where nobody has written to the visitor, and where it was refused. */
export function EndChat({ chat, held, onChange, onReload }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const say = useSay();
  const [isAsking, setIsAsking] = useState(false);
  const { failure, isBusy, write } = useWriting(() => {
    setIsAsking(true);
    onReload();
  });
  const hasAnswer = chat.lines.some(({ kind }) => kind === "staff");
  const close = () => setIsAsking(false);

  const end = () =>
    void write(
      () => ask(endDeskChat, { params: { id: chat.id }, body: { version: chat.version } }),
      (found) => {
        say({ text: t("chats.end.done") });
        close();
        onChange(found);
      },
    );

  return (
    <>
      <Button
        variant="danger"
        size="small"
        busy={isBusy}
        {...held}
        onClick={() => (hasAnswer ? end() : setIsAsking(true))}
      >
        {t("chats.end.button")}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        heading={t(hasAnswer ? "chats.end.button" : "chats.end.heading")}
        closeLabel={t("close")}
      >
        <DialogForm
          {...{ failure, isBusy }}
          confirm={t("chats.end.button")}
          keep={{ label: t("chats.end.keep"), onPress: close }}
          onSubmit={end}
        >
          {!hasAnswer && <p>{t("chats.end.text")}</p>}
        </DialogForm>
      </Dialog>
    </>
  );
}
