import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Mark } from "../../ui/drawings/mark.tsx";
import { LoginSteps, type Stage } from "./login-steps.tsx";

type Props = {
  stage: Stage;
  onStage: (stage: Stage) => void;
  onInside: () => void;
  /** Whose session ended. */
  email: string;
};

/** Lies over the page, and over what is open on it, until its reader has logged in again. */
export function Cover({ stage, onStage, onInside, email }: Props) {
  const { t } = useTranslation("office");
  const box = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  const cover = () => {
    if (!box.current?.open) box.current?.showModal();
  };
  useEffect(() => {
    const shown = box.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={box}
      aria-labelledby={headingId}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-surface text-ink"
      // Nothing but the login takes it away.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
      onClose={cover}
    >
      <div className="mx-auto grid min-h-full max-w-md content-center gap-5 p-6">
        <Mark className="size-14" />
        <h2 id={headingId} className="text-title">
          {t("access.ended.heading")}
        </h2>
        <p className="text-ink-muted">{t("access.ended.text")}</p>
        <LoginSteps {...{ stage, onStage, onInside, email }} />
      </div>
    </dialog>
  );
}
