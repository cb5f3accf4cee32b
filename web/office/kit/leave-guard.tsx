import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Asks before what is not saved is left: we do at a link, the browser at a reload. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation("office");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      heading={t("leaving.heading")}
      closeLabel={t("close")}
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{t("leaving.stay")}</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t("leaving.leave")}
          </Button>
        </>
      }
    >
      <p>{t("leaving.text")}</p>
    </Dialog>
  );
}
