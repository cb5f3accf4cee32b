import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { TextLink } from "../../ui/link.tsx";
import { ConnectionBroken } from "./connection-broken.tsx";
import type { Refusal } from "./post-request.ts";
import { isAboutPicture, Refused } from "./refused.tsx";
import { RetryButton } from "./retry-button.tsx";
import { SendingProgress } from "./sending-progress.tsx";
import type { Posting } from "./use-posting.ts";

type Props = {
  draft: PurchaseDraft;
  posting: Posting;
  refusal: Refusal | undefined;
  onRetry: () => void;
};

export default function LeadSending({ draft, posting, refusal, onRetry }: Props) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();

  if (posting.state === "broken") return <ConnectionBroken onRetry={onRetry} />;
  if (posting.state === "sending")
    return posting.content.parts.length > 0 ? (
      <SendingProgress
        parts={posting.content.parts}
        sent={posting.sent}
        waiting={t("sending.waitingForTeam")}
      />
    ) : null;
  if (!refusal) return null;

  const canMend = isAboutPicture(refusal.code) || Boolean(refusal.field);
  return (
    <Refused
      {...refusal}
      draft={draft}
      action={
        canMend ? (
          <TextLink to={pathOf(paths.vehicleDetails)}>{t("sending.mendVehicle")}</TextLink>
        ) : (
          <RetryButton onRetry={onRetry} />
        )
      }
    />
  );
}
