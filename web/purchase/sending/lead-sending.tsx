import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { TextLink } from "../../ui/link.tsx";
import { ConnectionBroken } from "./connection-broken.tsx";
import { isAboutPicture, PictureRefused } from "./picture-refused.tsx";
import type { Refusal } from "./post-request.ts";
import { RetryButton } from "./retry-button.tsx";
import { SendingProgress } from "./sending-progress.tsx";
import type { Posting } from "./use-posting.ts";

type Props = {
  draft: PurchaseDraft;
  posting: Posting;
  refusal: Refusal | undefined;
  onRetry: () => void;
};

export function LeadSending({ draft, posting, refusal, onRetry }: Props) {
  const { t } = useTranslation(["purchase", "problems"]);
  const { pathOf } = useSite();
  const mend = <TextLink to={pathOf(paths.vehicleDetails)}>{t("sending.mendVehicle")}</TextLink>;

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
  if (isAboutPicture(refusal.code))
    return <PictureRefused {...refusal} draft={draft} action={mend} />;
  return (
    <Banner
      live
      kind="error"
      title={t(`problems:${refusal.code}`)}
      actions={refusal.field ? mend : <RetryButton onRetry={onRetry} />}
    />
  );
}
