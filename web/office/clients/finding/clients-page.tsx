import { useTranslation } from "react-i18next";
import { PageTitle } from "../../kit/page-title.tsx";

export function ClientsPage() {
  const { t } = useTranslation("office");

  return (
    <div className="grid gap-5">
      <PageTitle>{t("clients.name")}</PageTitle>
      <h1 className="text-title">{t("clients.name")}</h1>
    </div>
  );
}
