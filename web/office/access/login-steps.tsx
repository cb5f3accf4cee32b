import { useState } from "react";
import { useTranslation } from "react-i18next";
import { staffLogout, type StaffEntry } from "../../../contract/office/access/routes.ts";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { CodeForm } from "./code-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpKey } from "./set-up-key.tsx";

export type Stage = Exclude<StaffEntry["stage"], "inside">;

type Props = {
  stage: Stage;
  onStage: (stage: Stage) => void;
  onInside: () => void;
  /** Whose session ended. */
  email?: string;
  /** Above the password, until the first attempt. */
  notice?: string | undefined;
};

/** Password, then the authenticator's code; at the first login also its set-up. */
export function LoginSteps({ stage, onStage, onInside, email, notice }: Props) {
  const { t } = useTranslation("office");
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const [hasTried, setHasTried] = useState(false);

  const startAgain = async () => {
    await call(staffLogout);
    onStage("outside");
  };

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onContinue={onInside} />;
  if (stage === "outside")
    return (
      <PasswordForm
        email={email}
        notice={hasTried ? undefined : notice}
        onTry={() => setHasTried(true)}
        onEntered={(entered) => (entered === "inside" ? onInside() : onStage(entered))}
      />
    );
  return (
    <>
      {stage === "settingUp" && <SetUpKey onLost={() => onStage("outside")} />}
      <CodeForm
        isNew={stage === "settingUp"}
        onVerified={(codes) => (codes ? setRecoveryCodes(codes) : onInside())}
        onLost={() => onStage("outside")}
      />
      <Button variant="link" className="justify-self-start" onClick={() => void startAgain()}>
        {t("access.login.startAgain")}
      </Button>
    </>
  );
}
