import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  releaseRequest,
  takeRequest,
  wakeRequest,
} from "../../../contract/office/desk/request-actions.ts";
import type { DeskAction, DeskRequest } from "../../../contract/office/desk/requests.ts";
import { useKeys } from "../frame/keys.tsx";
import { useSession } from "../frame/session.tsx";
import { ActionButton } from "../kit/action-button.tsx";
import { useAway } from "../frame/use-away.ts";
import { AskGateway } from "./ask-gateway.tsx";
import { AssignDialog } from "./assign-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { Change } from "../kit/change.ts";
import { firstAction } from "./first-action.ts";
import { Refused } from "../kit/refused.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import { SnoozeDialog } from "./snooze-dialog.tsx";
import { TakeOverDialog } from "./take-over-dialog.tsx";
import { useParts } from "../kit/rooms.ts";
import { useStaffName } from "../kit/staff-shown.tsx";
import { useWriting } from "../kit/use-writing.ts";

/** Only what the server says is possible now. What comes first stands out, what ends it is apart. */
export function Actions({ request, ...change }: Change & { request: DeskRequest }) {
  const { t } = useTranslation("office");
  const parts = useParts();
  const staffName = useStaffName();
  const { ask, member } = useSession();
  const { failure, isBusy, write } = useWriting(change.onReload);
  const [opened, setOpened] = useState<DeskAction>();
  const { noteTaken } = useAway();
  const { id, actions, assignee, snoozedUntil } = request;
  const params = { id };
  const isMine = assignee?.id === member.id;
  const first = firstAction(request);
  const may = (action: DeskAction) => actions.includes(action);
  const rankOf = (action: DeskAction) => (action === first ? "first" : "usual");
  const dialog = (action: DeskAction) => ({
    request,
    ...change,
    open: opened === action,
    onClose: () => setOpened(undefined),
  });

  const take = () =>
    void write(
      () => ask(takeRequest, { params, body: {} }),
      (found) => {
        noteTaken();
        change.onChange(found);
      },
    );
  const release = () =>
    void write(() => ask(releaseRequest, { params, body: {} }), change.onTurnEnded);
  const wake = () => void write(() => ask(wakeRequest, { params, body: {} }), change.onChange);

  const open = (action: DeskAction) => (may(action) ? () => setOpened(action) : undefined);
  useKeys({
    KeyT: may("take") && !isBusy ? take : undefined,
    KeyS: snoozedUntil ? undefined : open("snooze"),
    KeyE: may("release") && !isBusy ? release : undefined,
    KeyQ: open("reject"),
  });

  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {may("take") && (
        <ActionButton rank={rankOf("take")} busy={isBusy} aria-keyshortcuts="t" onClick={take}>
          {t("request.actions.take")}
        </ActionButton>
      )}
      {parts.map(
        ([name, { Actions }]) =>
          Actions && <Actions key={name} {...{ request, rankOf, ...change }} />,
      )}
      {may("snooze") && !snoozedUntil && (
        <ActionButton icon="clock" aria-keyshortcuts="s" onClick={open("snooze")}>
          {t("request.actions.snooze")}
        </ActionButton>
      )}
      {may("wake") && (
        <ActionButton icon="clock" busy={isBusy} onClick={wake}>
          {t("request.actions.wake")}
        </ActionButton>
      )}
      <AskGateway request={request} {...change} />
      {may("takeOver") && (
        <ActionButton icon="user" onClick={open("takeOver")}>
          {t("request.actions.takeOver")}
        </ActionButton>
      )}
      {assignee && !isMine && (
        <p className="text-sm text-ink-muted">
          {t("request.takenBy", { staff: staffName(assignee) })}
        </p>
      )}
      <div className="ms-auto flex flex-wrap items-center">
        {may("assign") && (
          <ActionButton rank="rare" onClick={open("assign")}>
            {t("request.actions.assign")}
          </ActionButton>
        )}
        {may("release") && (
          <ActionButton rank="rare" busy={isBusy} aria-keyshortcuts="e" onClick={release}>
            {t("request.actions.release")}
          </ActionButton>
        )}
        {may("reject") && (
          <ActionButton rank="rare" aria-keyshortcuts="q" onClick={open("reject")}>
            {t("request.actions.reject")}
          </ActionButton>
        )}
        {may("cancel") && (
          <ActionButton rank="rare" onClick={open("cancel")}>
            {t("request.actions.cancel")}
          </ActionButton>
        )}
      </div>
      <Refused className="w-full">{failure}</Refused>
      <SnoozeDialog {...dialog("snooze")} />
      <TakeOverDialog {...dialog("takeOver")} />
      <AssignDialog {...dialog("assign")} />
      <RejectDialog {...dialog("reject")} />
      <CancelDialog {...dialog("cancel")} />
    </div>
  );
}
