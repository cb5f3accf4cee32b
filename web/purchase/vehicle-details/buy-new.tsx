import { useTranslation } from "react-i18next";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** Buying comes next; until then a person answers. */
export function BuyNew() {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();

  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-reading">{t("vehicle.buyNew.soon")}</p>
      <ButtonLink variant="quiet" icon="chat" href={`${pathOf("/contact")}?product=car`}>
        {t("vehicle.buyNew.message")}
      </ButtonLink>
    </div>
  );
}
