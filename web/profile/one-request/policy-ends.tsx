import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { coverPhase } from "../../../domain/policies/cover-phase.ts";
import { renewalDays } from "../../../domain/policies/renewal.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/link.tsx";
import { insureAgain } from "../insure-again.ts";
import { cancellationOf } from "./cancellation-of.ts";
import { useToday } from "../use-today.ts";

type Props = { request: RequestDetails; isCancelling: boolean; onCancel: () => void };

/** What changes or ends a policy that is not over, and what follows it. */
export function PolicyEnds({ request, isCancelling, onCancel }: Props) {
  const { t } = useTranslation("profile/policy");
  const { language, pathOf } = useSite();
  const today = useToday();
  const { cover, mayRenew, plateInfo, policyState } = request;
  if (!cover || coverPhase(cover, today).phase === "over") return null;
  const opensOn = renewalDays(cover.endsOn).first;

  return (
    <div className="flex flex-wrap gap-x-6 px-2 text-label">
      <TextLink href={pathOf(paths.contact)}>{t("change")}</TextLink>
      {cancellationOf(request, today) && (
        <Button variant="link" aria-expanded={isCancelling} onClick={onCancel}>
          {t("cancel")}
        </Button>
      )}
      {plateInfo && !mayRenew && (
        <TextLink href={pathOf(insureAgain(request))}>{t("renew")}</TextLink>
      )}
      <TextLink href={pathOf(paths.vehicleDetails)}>{t("newQuote")}</TextLink>
      {policyState === "active" && opensOn > today && (
        <p className="basis-full text-ink-muted">
          {t("renewFrom", { date: formatDay(opensOn, language) })}
        </p>
      )}
    </div>
  );
}
