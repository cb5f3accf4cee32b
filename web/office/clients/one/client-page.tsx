import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { PageTitle } from "../../kit/page-title.tsx";
import { PreferencesCard } from "../preferences/preferences-card.tsx";

export function ClientPage() {
  const { t } = useTranslation("office");
  const { id = "" } = useParams();

  return (
    <div className="grid gap-5">
      <PageTitle>{t("clients.title")}</PageTitle>
      <h1 className="text-title">{t("clients.title")}</h1>
      <div className="max-w-form">
        <PreferencesCard clientId={id} />
      </div>
    </div>
  );
}
