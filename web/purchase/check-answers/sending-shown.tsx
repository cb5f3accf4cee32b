import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { ShownProblemCode } from "../../../contract/problems.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/link.tsx";
import { BeforeAndNow } from "../choice/before-and-now.tsx";
import { useEditing } from "../draft/use-editing.ts";
import { ConnectionBroken } from "../sending/connection-broken.tsx";
import { isAboutPicture, Refused } from "../sending/refused.tsx";
import { RetryButton } from "../sending/retry-button.tsx";
import { SendingProgress } from "../sending/sending-progress.tsx";
import type { LedgerChange } from "../../prices/ledger-changes.ts";
import { PriceChanges } from "../../prices/price-changes.tsx";
import type { ShownPrice } from "../draft/stored-choice.ts";
import { Declined } from "./declined.tsx";
import type { Purchase } from "./gather-purchase.ts";
import type { useSending } from "./use-sending.ts";

type Props = Omit<ReturnType<typeof useSending>, "send" | "isAccepted"> & {
  purchase: Purchase;
  onAccepted: (now: ShownPrice) => void;
};

export default function SendingShown({ sending, retry, acceptPrice, purchase, onAccepted }: Props) {
  const { t } = useTranslation("purchase");
  const editing = useEditing();

  switch (sending.state) {
    case "sending":
      return (
        <SendingProgress
          parts={sending.content.parts}
          sent={sending.sent}
          waiting={t(editing ? "editing.saving" : "check.sending.waiting")}
        />
      );
    case "broken":
      return <ConnectionBroken onRetry={retry} />;
    case "invalidAnswer":
      return (
        <Banner
          live
          kind="error"
          title={t("check.failed.invalidAnswer")}
          actions={<RetryButton onRetry={retry} />}
        >
          {t("check.failed.invalidAnswerHelp")}
        </Banner>
      );
    case "priceChanged":
      return (
        <PriceChanged
          {...sending}
          onAccept={() => {
            acceptPrice(sending.now);
            onAccepted(sending.now);
          }}
        />
      );
    case "refused":
      if (sending.code === "requests.declined") return <Declined reasons={sending.reasons} />;
      return (
        <Refused
          {...sending}
          draft={purchase.draft}
          action={<RefusalAction code={sending.code} onRetry={retry} />}
        />
      );
    default:
      return sending.state === "idle" && sending.priceAccepted ? (
        <Banner live kind="info">
          {t(editing ? "editing.priceChanged.accepted" : "check.priceChanged.accepted")}
        </Banner>
      ) : null;
  }
}

type PriceChangedProps = {
  beforeFils: number;
  now: ShownPrice;
  changes: readonly LedgerChange[];
  onAccept: () => void;
};

function PriceChanged({ beforeFils, now, changes, onAccept }: PriceChangedProps) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const editing = useEditing();

  return (
    <Banner
      live
      kind="error"
      title={t("check.priceChanged.heading")}
      actions={
        <>
          <Button size="small" onClick={onAccept}>
            {t("check.priceChanged.accept")}
          </Button>
          <TextLink to={pathOf(paths.quotes)} className="text-sm">
            {t("check.priceChanged.other")}
          </TextLink>
        </>
      }
    >
      <BeforeAndNow beforeFils={beforeFils} nowFils={now.priceFils} />
      <PriceChanges changes={changes} />
      <p className="mt-2">{t(editing ? "editing.priceChanged.help" : "check.priceChanged.help")}</p>
    </Banner>
  );
}

const choosesAnew: readonly ShownProblemCode[] = [
  "requests.unknownPackage",
  "requests.notSold",
  "requests.coverChanged",
];

/** A link to where the refused answer can be corrected, if anywhere. */
function RefusalAction({ code, onRetry }: { code: ShownProblemCode; onRetry: () => void }) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();

  if (isAboutPicture(code))
    return <TextLink to={pathOf(paths.vehicleDetails)}>{t("check.failed.changePhoto")}</TextLink>;
  if (choosesAnew.includes(code))
    return <TextLink to={pathOf(paths.quotes)}>{t("check.failed.otherQuote")}</TextLink>;
  return <RetryButton onRetry={onRetry} />;
}
