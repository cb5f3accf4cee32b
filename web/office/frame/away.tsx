import { type ReactNode, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { listChats } from "../../../contract/office/chats/routes.ts";
import { countDesk } from "../../../contract/office/desk/requests.ts";
import { readAway, setAway } from "../../../contract/office/desk/colleagues.ts";
import { useRead } from "../../api/use-read.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useRefresh } from "../../ui/use-refresh.ts";
import { DialogForm } from "../kit/dialog-form.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useProblem } from "../kit/use-problem.ts";
import { useSession } from "./session.tsx";
import { AwayContext, useAway } from "./use-away.ts";

/** Another window may have said so. */
const EVERY_MS = 60_000;

const useMayWork = () => {
  const { member } = useSession();
  return member.roles.some((role) => role === "agent" || role === "admin");
};

/** Whether the member is at work, for all of the office. */
export function AwayProvider({ children }: { children: ReactNode }) {
  const { ask } = useSession();
  const problemOf = useProblem();
  const mayWork = useMayWork();
  const { body, reload, replace } = useRead(ask, readAway, mayWork ? {} : undefined);
  const [isBackByTaking, setIsBackByTaking] = useState(false);
  const since = body?.data.since;

  useRefresh(() => (mayWork ? reload() : undefined), EVERY_MS);

  const away = useMemo(
    () => ({
      since,
      isBackByTaking,
      set: async (isAway: boolean) => {
        const answer = await ask(setAway, { body: { isAway } });
        if (answer.code !== 200) return problemOf(answer);
        setIsBackByTaking(false);
        replace(() => answer.data);
        return undefined;
      },
      noteTaken: () => {
        if (!since) return;
        setIsBackByTaking(true);
        replace(() => ({ status: "success" as const, data: { since: null } }));
      },
    }),
    [ask, problemOf, replace, since, isBackByTaking],
  );

  return <AwayContext value={away}>{children}</AwayContext>;
}

/** Asks first where a member has requests or chats: they are released at once. */
export function AwayEntry() {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const away = useAway();
  const mayWork = useMayWork();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  if (!mayWork) return null;
  const change = async (isAway: boolean) => {
    setIsBusy(true);
    const problem = await away.set(isAway);
    setIsBusy(false);
    setFailure(problem);
    setIsAsking(problem !== undefined);
  };
  const press = async () => {
    if (away.since) return change(false);
    setFailure(undefined);
    const [work, chats] = await Promise.all([
      ask(countDesk),
      ask(listChats, { query: { view: "mine", limit: "1" } }),
    ]);
    const hasRequests = work.code !== 200 || work.data.data.mine > 0;
    const hasSome = hasRequests || chats.code !== 200 || chats.data.counts.mine > 0;
    if (hasSome) setIsAsking(true);
    else await change(true);
  };

  return (
    <>
      <button
        type="button"
        aria-busy={isBusy || undefined}
        className="inline-flex min-h-target shrink-0 items-center gap-2 rounded-full px-3 text-sm font-medium hover:bg-surface-sunken"
        onClick={() => void press()}
      >
        <Icon name="clock" size={20} />
        <span className="max-sm:sr-only">{t(away.since ? "away.back" : "away.go")}</span>
      </button>
      {createPortal(
        <Dialog
          open={isAsking}
          onClose={() => setIsAsking(false)}
          heading={t("away.heading")}
          closeLabel={t("close")}
        >
          <DialogForm
            {...{ failure, isBusy }}
            confirm={t("away.confirm")}
            onSubmit={() => void change(true)}
          >
            <p className="text-ink-muted">{t("away.text")}</p>
          </DialogForm>
        </Dialog>,
        document.body,
      )}
    </>
  );
}

/** Above every page while they are away, and once when taking something has ended it. */
export function AwayStrip() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { since, isBackByTaking, set } = useAway();

  if (isBackByTaking)
    return (
      <Banner kind="success" live className="mb-5">
        {t("away.ended")}
      </Banner>
    );
  if (!since) return null;
  return (
    <Banner
      kind="info"
      className="mb-5"
      title={t("away.since", { moment: formatMoment(since, language) })}
      actions={
        <Button variant="quiet" size="small" onClick={() => void set(false)}>
          {t("away.return")}
        </Button>
      }
    >
      {t("away.meaning")}
    </Banner>
  );
}
