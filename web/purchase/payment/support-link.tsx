import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";

export function SupportLink() {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();

  return (
    <ButtonLink variant="quiet" icon="chat" href={pathOf(paths.contact)}>
      {t("broken.support")}
    </ButtonLink>
  );
}
