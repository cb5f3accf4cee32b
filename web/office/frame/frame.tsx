import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useNavigate } from "react-router";
import { readStaffEntry, staffLogout } from "../../../contract/office/access.ts";
import { call, callWith, type Send } from "../../api/client.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { LoginSteps, type Stage } from "../access/login-steps.tsx";
import { login, loginThen } from "../kit/paths.ts";
import { Header } from "./header.tsx";
import { KeysProvider } from "./keys.tsx";
import { Restoring } from "./restoring.tsx";
import { type Member, SessionContext } from "./session.tsx";
import { Sidebar } from "./sidebar.tsx";

type Entrance = "asking" | "unreachable" | Member;

/** Sidebar, header and the session; without a session it leads to the login. */
export function Frame() {
  const { t } = useTranslation("office");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [entrance, setEntrance] = useState<Entrance>("asking");
  const [endedAt, setEndedAt] = useState<Stage>();
  const [logins, setLogins] = useState(0);

  const enter = async () => {
    setEntrance("asking");
    const answer = await call(readStaffEntry).catch(() => undefined);
    if (answer?.code !== 200) return setEntrance("unreachable");
    const entry = answer.data.data;
    if (entry.stage === "inside") return setEntrance(entry);
    return navigate(loginThen(pathname + search), { replace: true });
  };

  useEffect(() => {
    void enter();
    // eslint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);

  const member = typeof entrance === "object" ? entrance : undefined;

  /** What was typed stays, but not for somebody else. */
  const goOn = async () => {
    const answer = await call(readStaffEntry).catch(() => undefined);
    const entry = answer?.code === 200 ? answer.data.data : undefined;
    if (entry?.stage === "inside" && entry.email !== member?.email) return location.reload();
    setEndedAt(undefined);
    setLogins((count) => count + 1);
  };

  const sendWatched: Send = async (path, init) => {
    const response = await fetch(path, init);
    if (response.status === 401) setEndedAt((stage) => stage ?? "outside");
    return response;
  };

  const session = useMemo(
    () =>
      member && {
        member,
        ask: callWith(sendWatched),
        send: sendWatched,
        logOut: () => {
          void call(staffLogout, {})
            .catch(() => undefined)
            .then(() => navigate(login));
        },
      },
    // eslint-disable-next-line react/exhaustive-deps -- after another login the pages ask again
    [member, navigate, logins],
  );

  if (entrance === "unreachable")
    return (
      <main className="wrap py-10">
        <LoadFailed retryLabel={t("retry")} onRetry={() => void enter()}>
          {t("problems.unreachable")}
        </LoadFailed>
      </main>
    );
  if (!session) return null;
  return (
    <SessionContext value={session}>
      <KeysProvider>
        <div className="grid min-h-svh grid-cols-[auto_minmax(0,1fr)]">
          <Sidebar />
          <div className="flex min-w-0 flex-col">
            <Header />
            <Restoring />
            <main className="grow px-5 py-6 lg:px-8">
              <Outlet />
            </main>
          </div>
        </div>
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
