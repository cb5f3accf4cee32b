import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { readStaffEntry } from "../../../contract/office/access/routes.ts";
import { call } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { nextOf } from "../kit/paths.ts";
import { DoorPage } from "./door-page.tsx";
import { LoginSteps, type Stage } from "./login-steps.tsx";

/** The strict cookie is missing on the way here from a mail, so the page itself asks. */
export function LoginPage() {
  const { t } = useTranslation("office");
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { passwordSaved?: true } | null };
  const navigate = useNavigate();
  const [reached, setReached] = useState<Stage>();
  const { body, failure } = useRead(call, readStaffEntry, {});
  const next = nextOf(search);
  const found = failure ? "outside" : body?.data.stage;
  const isInside = found === "inside";
  const stage = reached ?? (isInside ? undefined : found);

  const enter = () => void navigate(next, { replace: true });

  useEffect(() => {
    if (isInside) void navigate(next, { replace: true });
  }, [isInside, navigate, next]);

  return (
    <DoorPage heading={t(stage === "settingUp" ? "access.setUp.title" : "access.login.title")}>
      {stage ? (
        <LoginSteps
          stage={stage}
          onStage={setReached}
          onInside={enter}
          notice={state?.passwordSaved && t("access.password.saved")}
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </DoorPage>
  );
}
