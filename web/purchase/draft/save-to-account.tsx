import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { looksSignedIn } from "../choice/login-first.ts";
import { useEditing } from "./use-editing.ts";
import { saveAfterLogin } from "./save-after-login.ts";

const SavingCopy = lazy(() => import("./saving-copy.tsx"));

type Props = {
  path: string;
  /** The device held a purchase at page load, so a save may continue after a login. */
  isBack: boolean;
  keep?: () => Promise<void>;
};

/** Only the button comes with the page; the rest is loaded when pressed. */
export function SaveToAccount({ path, isBack, keep }: Props) {
  const { t } = useTranslation("purchase");
  const editing = useEditing();
  const [attempt, setAttempt] = useState(() =>
    isBack && looksSignedIn() && saveAfterLogin.take() ? 1 : 0,
  );

  const save = async () => {
    await keep?.();
    setAttempt((before) => before + 1);
  };

  if (editing) return null;

  return (
    <div>
      <Button variant="link" size="small" icon="upload" onClick={() => void save()}>
        {t("resume.save")}
      </Button>
      <div role="status">
        {attempt > 0 && (
          <Suspense>
            <SavingCopy key={attempt} path={path} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
