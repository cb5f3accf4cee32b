import { useState } from "react";
import { useTranslation } from "react-i18next";
import { noteInsurerAnswer } from "../../../contract/office/calls/routes.ts";
import { useKeys } from "../frame/keys.tsx";
import { useSession } from "../frame/session.tsx";
import { ActionButton } from "../kit/action-button.tsx";
import { Wish } from "../kit/preferences/wish.tsx";
import { Refused } from "../kit/refused.tsx";
import type { ActionsProps } from "../kit/rooms.ts";
import { useWriting } from "../kit/use-writing.ts";
import { CallDialog } from "./call-dialog.tsx";
import { InsurerDialog } from "./insurer-dialog.tsx";

/** What was said by telephone, and what went to the insurer and came back. */
export function CallActions({ request, onChange, onReload, onTurnEnded }: ActionsProps) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const [opened, setOpened] = useState<"contacted" | "sentToInsurer">();
  const { id, version, actions } = request;
  const dialog = (name: "contacted" | "sentToInsurer") => ({
    request,
    onChange,
    onReload,
    onTurnEnded,
    open: opened === name,
    onClose: () => setOpened(undefined),
  });
  const mayCall = actions.includes("contacted");

  const noteAnswer = () =>
    void write(() => ask(noteInsurerAnswer, { params: { id }, body: { version } }), onChange);

  const mayAnswer = actions.includes("insurerAnswered") && !isBusy;
  const maySend = actions.includes("sentToInsurer");
  useKeys({
    KeyC: mayCall ? () => setOpened("contacted") : undefined,
    KeyI: maySend ? () => setOpened("sentToInsurer") : mayAnswer ? noteAnswer : undefined,
  });

  return (
    <>
      {mayCall && (
        <ActionButton icon="phone" aria-keyshortcuts="c" onClick={() => setOpened("contacted")}>
          {t("request.actions.contacted")}
        </ActionButton>
      )}
      {mayCall && request.preferences && <Wish preferences={request.preferences} isShort />}
      {maySend && (
        <ActionButton icon="mail" aria-keyshortcuts="i" onClick={() => setOpened("sentToInsurer")}>
          {t("request.actions.sentToInsurer")}
        </ActionButton>
      )}
      {actions.includes("insurerAnswered") && (
        <ActionButton icon="check" busy={isBusy} aria-keyshortcuts="i" onClick={noteAnswer}>
          {t("request.actions.insurerAnswered")}
        </ActionButton>
      )}
      <Refused className="order-last w-full">{failure}</Refused>
      <CallDialog {...dialog("contacted")} />
      <InsurerDialog {...dialog("sentToInsurer")} />
    </>
  );
}
