import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useNavigate } from "react-router";
import { readStaffEntry, staffLogout } from "../../../contract/office/access/routes.ts";
import { call, callWith, type Send } from "../../api/client.ts";
import { sendAgainWhileBusy } from "../../api/send-again.ts";
import { useRead } from "../../api/use-read.ts";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Cover } from "../access/cover.tsx";
import { EndsSoon } from "../access/ends-soon.tsx";
import type { Stage } from "../access/login-steps.tsx";
import { login, loginThen } from "../kit/paths.ts";
import { SaidProvider } from "../kit/said.tsx";
import { AwayProvider, AwayStrip } from "./away.tsx";
import { Header } from "./header.tsx";
import { KeysProvider } from "./keys.tsx";
import { Restoring } from "./restoring.tsx";
import { type Member, SessionContext } from "./session.tsx";
import { useFocusKept } from "./use-focus-kept.ts";
import { useSessionEnd } from "./use-session-end.ts";
import { Sidebar } from "./sidebar.tsx";
import { WaitingChatsProvider } from "./waiting-chats-provider.tsx";

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
    if (found?.stage !== "inside") return setEndedAt(found?.stage ?? "outside");
    if (!isSame(found, member)) return location.reload();
    setEndedAt(undefined);
  };

  const isEnded = endedAt !== undefined;

  // The member is read again after another login, and so are the pages.
  const session = useMemo(() => {
    if (!member) return undefined;
    const end = () => setEndedAt((stage) => stage ?? "outside");
    let isOut = false;
    const sendOnce: Send = async (path, init) => {
      const response = await fetch(path, init);
      if (response.status === 401) end();
      return response;
    };
    const send = sendAgainWhileBusy(sendOnce, () => !isOut);
    return {
      member,
      ask: callWith(send),
      // It asks again by itself.
      askQuietly: callWith((path, init) =>
        sendOnce(path, { ...init, headers: { ...init.headers, "x-background": "1" } }),
      ),
      send,
      end,
      logOut: () => {
        isOut = true;
        void call(staffLogout).then(() => navigate(login));
      },
    };
  }, [member, navigate]);

  useFocusKept();
  const { endsSoon, stay } = useSessionEnd(session, isEnded);

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
        <SaidProvider>
          <AwayProvider>
            <WaitingChatsProvider>
              <div
                className={`grid min-h-svh grid-cols-[auto_minmax(0,1fr)] ${isEnded ? "covered" : ""}`}
              >
                <Sidebar />
                <div className="flex min-w-0 flex-col">
                  <Header />
                  <Restoring />
                  <main tabIndex={-1} className="grow px-5 py-5 outline-none lg:px-8">
                    <AwayStrip />
                    <Outlet />
                  </main>
                </div>
              </div>
            </WaitingChatsProvider>
          </AwayProvider>
        </SaidProvider>
        <EndsSoon end={endsSoon} onStay={() => void stay()} />
        {endedAt && (
          <Cover
            stage={endedAt}
            onStage={setEndedAt}
            onInside={() => void goOn()}
            email={session.member.email}
          />
        )}
      </KeysProvider>
    </SessionContext>
  );
}

const isSame = (entered: Member, member: Member | undefined) => !member || entered.id === member.id;
