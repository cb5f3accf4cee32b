import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { readInstallation } from "../../../contract/office/installation.ts";
import { Banner } from "../../ui/banner.tsx";
import { useSession } from "./session.tsx";

const EVERY_MS = 15_000;

/** Asked in the background, which does not prolong the session. */
function useRestoring(): boolean {
  const { ask } = useSession();
  const [restoring, setRestoring] = useState(false);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      if (document.hidden) return;
      const answer = await ask(readInstallation).catch(() => undefined);
      if (!isGone && answer?.code === 200) setRestoring(answer.data.data.restoring);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    const lookNow = () => void look();
    document.addEventListener("visibilitychange", lookNow);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookNow);
    };
  }, [ask]);

  return restoring;
}

/** While the database is not the newest one (ruling D3). */
export function Restoring() {
  const { t } = useTranslation("office");
  const restoring = useRestoring();

  if (!restoring) return null;
  return (
    <Banner kind="warning" live title={t("restoring.title")} className="mx-5 mt-4 lg:mx-8">
      {t("restoring.text")}
    </Banner>
  );
}
