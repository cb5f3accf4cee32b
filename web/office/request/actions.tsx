import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  releaseRequest,
  snoozeRequest,
  takeRequest,
} from "../../../contract/office/desk/request-actions.ts";
import type { DeskAction, DeskRequest } from "../../../contract/office/desk/requests.ts";
import { useKeys } from "../frame/keys.tsx";
import { useSession } from "../frame/session.tsx";
import { ActionButton } from "../kit/action-button.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { Change } from "../kit/change.ts";
import { firstAction } from "./first-action.ts";
import { Refused } from "../kit/refused.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import { SnoozeDialog } from "./snooze-dialog.tsx";
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
  const { id, version, actions, assignee, snoozedUntil } = request;
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

  const take = () => void write(() => ask(takeRequest, { params, body: {} }), change.onChange);
  const release = () =>
    void write(() => ask(releaseRequest, { params, body: {} }), change.onTurnEnded);
  const wake = () =>
    void write(
      () => ask(snoozeRequest, { params, body: { version, until: null } }),
      change.onChange,
    );

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
      {may("snooze") && snoozedUntil && (
        <ActionButton icon="clock" busy={isBusy} onClick={wake}>
          {t("request.actions.wake")}
        </ActionButton>
      )}
      {assignee && !isMine && (
        <p className="text-sm text-ink-muted">
          {t("request.takenBy", { staff: staffName(assignee) })}
        </p>
      )}
      <div className="ms-auto flex flex-wrap items-center">
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
      <RejectDialog {...dialog("reject")} />
      <CancelDialog {...dialog("cancel")} />
    </div>
  );
}
