import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  releaseRequest,
  snoozeRequest,
  takeRequest,
} from "../../../contract/office/request-actions.ts";
import type { DeskRequest } from "../../../contract/office/requests.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { useKeys } from "../frame/keys.tsx";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { Change } from "./change.ts";
import { RecordPolicy } from "./record-policy.tsx";
import { SnoozeDialog } from "./snooze-dialog.tsx";

/** Only what the server says is possible now. */
export function Actions({ request, ...change }: Change & { request: DeskRequest }) {
  const { t } = useTranslation("office");
  const { ask, member } = useSession();
  const problemOf = useProblem();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [opened, setOpened] = useState<"snooze" | "cancel">();
  const { id, version, actions, assignee, snoozedUntil } = request;
  const params = { id };
  const isMine = assignee?.email === member.email;

  type Answer = { code: number; data: { data: DeskRequest } | { code: string } };

  /** A refusal may mean that somebody was faster: the request is read again. */
  const run = async (asking: Promise<Answer>, then: (found: DeskRequest) => void) => {
    setIsBusy(true);
    setFailure(undefined);
    const answer = await asking.catch(() => undefined);
    setIsBusy(false);
    if (answer && "data" in answer.data) return then(answer.data.data);
    setFailure(problemOf(answer as { data: { code: string } } | undefined));
    change.onReload();
  };

  const take = () => void run(ask(takeRequest, { params, body: {} }), change.onChange);
  const release = () => void run(ask(releaseRequest, { params, body: {} }), change.onTurnEnded);
  const wake = () =>
    void run(ask(snoozeRequest, { params, body: { version, until: null } }), change.onChange);

  useKeys(actions.includes("take") && !isBusy ? { KeyT: take } : {});

  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {actions.includes("take") && (
        <Button busy={isBusy} onClick={take}>
          {t("request.actions.take")}
        </Button>
      )}
      {actions.includes("recordPolicy") && <RecordPolicy {...{ request, ...change }} />}
      {actions.includes("snooze") && !snoozedUntil && (
        <Button variant="quiet" icon="clock" onClick={() => setOpened("snooze")}>
          {t("request.actions.snooze")}
        </Button>
      )}
      {actions.includes("snooze") && snoozedUntil && (
        <Button variant="quiet" icon="clock" busy={isBusy} onClick={wake}>
          {t("request.actions.wake")}
        </Button>
      )}
      {actions.includes("release") && (
        <Button variant="quiet" busy={isBusy} onClick={release}>
          {t("request.actions.release")}
        </Button>
      )}
      {actions.includes("cancel") && (
        <Button variant="danger" onClick={() => setOpened("cancel")}>
          {t("request.actions.cancel")}
        </Button>
      )}
      {assignee && !isMine && (
        <p className="text-sm text-ink-muted">{t("request.takenBy", { staff: assignee.email })}</p>
      )}
      {failure && (
        <Banner kind="error" live className="w-full">
          {failure}
        </Banner>
      )}
      <SnoozeDialog
        {...{ request, ...change }}
        open={opened === "snooze"}
        onClose={() => setOpened(undefined)}
      />
      <CancelDialog
        {...{ request, ...change }}
        open={opened === "cancel"}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}
