import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { SentRequest } from "../draft/sent-request.ts";

/** Shows only the way on after Back from the card page: no form to send twice. */
export default function AlreadySent({ sent }: { sent: SentRequest }) {
  const { t } = useTranslation("purchase");
  const { language, pathOf } = useSite();

  return (
    <EmptyState
      heading={t("check.sent.heading")}
      action={
        <>
          <ButtonLink href={pathOf(paths.profile)}>{t("check.sent.profile")}</ButtonLink>
          <ButtonLink variant="quiet" to={pathOf(paths.vehicleDetails)}>
            {t("check.sent.again")}
          </ButtonLink>
        </>
      }
    >
      {t("check.sent.help", { insurer: sent.insurerName[language] })}
    </EmptyState>
  );
}
