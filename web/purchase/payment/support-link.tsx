import { useTranslation } from "react-i18next";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";

export function SupportLink() {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();

  return (
    <ButtonLink variant="quiet" icon="chat" href={pathOf("/contact")}>
      {t("broken.support")}
    </ButtonLink>
  );
}
