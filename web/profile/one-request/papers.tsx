import { useTranslation } from "react-i18next";
import type { RequestDetails } from "../../../contract/requests.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

export function Papers({ request }: { request: RequestDetails }) {
  const { t } = useTranslation("profile/one-request");
  const { language } = useSite();
  if (request.paymentStatus !== "paid" && request.returningFils === 0) return null;

  const addressOf = (file: string) =>
    `/api/carins/insurance-requests/${request._id}/${file}?lang=${language}`;

  return (
    <Card>
      <h2 className="text-lg leading-snug tracking-normal">{t("papers.heading")}</h2>
      <div className="mt-4 grid gap-3">
        <ButtonLink
          variant="quiet"
          className="lg:px-4"
          icon="download"
          href={addressOf("payment-summary.pdf")}
          download={`${request.number}.pdf`}
        >
          {t("papers.summary")}
        </ButtonLink>
        {!request.policy && (
          <ButtonLink
            variant="quiet"
            className="lg:px-4"
            icon="calendar"
            href={addressOf("reminder.ics")}
            download={`${request.number}.ics`}
          >
            {t("papers.reminder")}
          </ButtonLink>
        )}
      </div>
      {!request.policy && <p className="mt-3 text-sm text-ink-muted">{t("papers.reminderHelp")}</p>}
    </Card>
  );
}
