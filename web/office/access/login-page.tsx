import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { readStaffEntry } from "../../../contract/office/access.ts";
import { call } from "../../api/client.ts";
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
  const [stage, setStage] = useState<Stage>();
  const next = nextOf(search);

  const enter = () => void navigate(next, { replace: true });

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const answer = await call(readStaffEntry).catch(() => undefined);
      if (isGone) return;
      const found = answer?.code === 200 ? answer.data.data.stage : "outside";
      if (found === "inside") void navigate(next, { replace: true });
      else setStage(found);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [navigate, next]);

  return (
    <DoorPage heading={t(stage === "settingUp" ? "access.setUp.title" : "access.login.title")}>
      {stage ? (
        <LoginSteps
          stage={stage}
          onStage={setStage}
          onInside={enter}
          notice={state?.passwordSaved && t("access.password.saved")}
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </DoorPage>
  );
}
