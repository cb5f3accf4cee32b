import { useTranslation } from "react-i18next";
import { readInstallation } from "../../../contract/office/installation.ts";
import { useRead } from "../../api/use-read.ts";
import { useRefresh } from "../../ui/use-refresh.ts";
import { Banner } from "../../ui/banner.tsx";
import { useSession } from "./session.tsx";

const EVERY_MS = 15_000;

/** Asked in the background, which does not prolong the session. */
function useRestoring(): boolean {
  const { ask } = useSession();
  const { body, reload } = useRead(ask, readInstallation, {});

  useRefresh(reload, EVERY_MS);
  return body?.data.restoring ?? false;
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
