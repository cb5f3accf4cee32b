import { useTranslation } from "react-i18next";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";

export function PapersToKeep({ requestId }: { requestId: string }) {
  const { t } = useTranslation("purchase/payment");
  const { language } = useSite();
  const addressOf = (paper: string) =>
    `/api/carins/insurance-requests/${requestId}/${paper}?lang=${language}`;

  return (
    <ul className="mt-4 grid justify-items-start gap-1">
      <li>
        <ButtonLink variant="link" icon="download" href={addressOf("payment-summary.pdf")} download>
          {t("paid.summary")}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink variant="link" icon="calendar" href={addressOf("reminder.ics")}>
          {t("paid.reminder")}
        </ButtonLink>
      </li>
    </ul>
  );
}
