import { useTranslation } from "react-i18next";
import { PageTitle } from "../../kit/page-title.tsx";

export function ClientPage() {
  const { t } = useTranslation("office");

  return (
    <div className="grid gap-5">
      <PageTitle>{t("clients.title")}</PageTitle>
      <h1 className="text-title">{t("clients.title")}</h1>
    </div>
  );
}
