import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useNavigate } from "react-router";
import { readStaffEntry, staffLogout } from "../../../contract/office/access/routes.ts";
import { call, callWith, type Send } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { LoginSteps, type Stage } from "../access/login-steps.tsx";
import { login, loginThen } from "../kit/paths.ts";
import { AwayProvider, AwayStrip } from "./away.tsx";
import { Header } from "./header.tsx";
import { KeysProvider } from "./keys.tsx";
import { Restoring } from "./restoring.tsx";
import { type Member, SessionContext } from "./session.tsx";
import { Sidebar } from "./sidebar.tsx";

/** Sidebar, header and the session; without a session it leads to the login. */
export function Frame() {
  const { t } = useTranslation("office");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { body, failure, isLoading, reload } = useRead(call, readStaffEntry, {});
  const [member, setMember] = useState<Member>();
  const [endedAt, setEndedAt] = useState<Stage>();

  // The one who entered first stays: what was typed is not for somebody else.
  const entry = body?.data;
  if (entry?.stage === "inside" && entry !== member && isSame(entry, member)) setMember(entry);

  const isOutside = entry !== undefined && entry.stage !== "inside" && !member;
  useEffect(() => {
    if (isOutside) void navigate(loginThen(pathname + search), { replace: true });
  }, [isOutside, navigate, pathname, search]);

  const goOn = async () => {
    const answer = await reload();
    if (!answer) return;
    const found = answer.code === 200 ? answer.data.data : undefined;
    if (found?.stage === "inside" && !isSame(found, member)) return location.reload();
    setEndedAt(undefined);
  };

  // The member is read again after another login, and so are the pages.
  const session = useMemo(() => {
    if (!member) return undefined;
    const send: Send = async (path, init) => {
      const response = await fetch(path, init);
      if (response.status === 401) setEndedAt((stage) => stage ?? "outside");
      return response;
    };
    return {
      member,
      ask: callWith(send),
      send,
      logOut: () => void call(staffLogout).then(() => navigate(login)),
    };
  }, [member, navigate]);

  if (failure && !session)
    return (
      <main className="wrap py-10">
        <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
          {t("problems.unreachable")}
        </LoadFailed>
      </main>
    );
  if (!session) return null;
  return (
    <SessionContext value={session}>
      <KeysProvider>
        <AwayProvider>
          <div className="grid min-h-svh grid-cols-[auto_minmax(0,1fr)]">
            <Sidebar />
            <div className="flex min-w-0 flex-col">
              <Header />
              <Restoring />
              <main className="grow px-5 py-6 lg:px-8">
                <AwayStrip />
                <Outlet />
              </main>
            </div>
          </div>
        </AwayProvider>
        <Dialog
          open={endedAt !== undefined}
          onClose={() => setEndedAt(undefined)}
          heading={t("access.ended.heading")}
          closeLabel={t("close")}
        >
          {endedAt && (
            <div className="grid gap-5">
              <p className="text-ink-muted">{t("access.ended.text")}</p>
              <LoginSteps
                stage={endedAt}
                onStage={setEndedAt}
                onInside={() => void goOn()}
                email={session.member.email}
              />
            </div>
          )}
        </Dialog>
      </KeysProvider>
    </SessionContext>
  );
}

const isSame = (entered: Member, member: Member | undefined) =>
  !member || entered.email === member.email;
