import { useTranslation } from "react-i18next";
import { parseDocumentField } from "../../../domain/documents/documents.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Price } from "../../ui/price.tsx";
import type { Purchase } from "./gather-purchase.ts";
import { usePictureName } from "./picture-name.ts";
import { SendingProgress } from "./sending-progress.tsx";
import type { useSending } from "./use-sending.ts";

type Props = Omit<ReturnType<typeof useSending>, "send"> & { purchase: Purchase };

/** What became of the sending, and how to go on. */
export function SendingShown({ sending, retry, acceptPrice, purchase }: Props) {
  const { t } = useTranslation(["purchase", "problems"]);
  const { pathOf } = useSite();
  const again = (
    <Button size="small" icon="refresh" onClick={retry}>
      {t("check.failed.retry")}
    </Button>
  );

  switch (sending.state) {
    case "sending":
      return <SendingProgress purchase={purchase} sent={sending.sent} />;
    case "broken":
      return (
        <Banner live kind="error" title={t("check.failed.network")} actions={again}>
          {t("check.failed.networkHelp")} {!navigator.onLine && t("check.failed.networkWaiting")}
        </Banner>
      );
    case "invalidAnswer":
      return (
        <Banner live kind="error" title={t("check.failed.invalidAnswer")} actions={again}>
          {t("check.failed.invalidAnswerHelp")}
        </Banner>
      );
    case "priceChanged":
      return (
        <Banner
          live
          kind="error"
          title={t("check.priceChanged.heading")}
          actions={
            <>
              <Button size="small" onClick={() => acceptPrice(sending.nowFils)}>
                {t("check.priceChanged.accept")}
              </Button>
              <TextLink to={pathOf("/packages")} className="text-sm">
                {t("check.priceChanged.other")}
              </TextLink>
            </>
          }
        >
          <dl className="mb-2 flex flex-wrap gap-x-6 gap-y-1">
            <PriceWas name={t("check.priceChanged.before")} fils={purchase.choice.priceFils} />
            <PriceWas name={t("check.priceChanged.now")} fils={sending.nowFils} />
          </dl>
          {t("check.priceChanged.help")}
        </Banner>
      );
    case "refused":
      return <Refused {...sending} retry={again} />;
    default:
      return sending.state === "idle" && sending.priceAccepted ? (
        <Banner live kind="info">
          {t("check.priceChanged.accepted")}
        </Banner>
      ) : null;
  }
}

function PriceWas({ name, fils }: { name: string; fils: number }) {
  return (
    <div>
      <dt className="text-sm">{name}</dt>
      <dd>
        <Price amount={formatAmount(fils)} className="font-strong" />
      </dd>
    </div>
  );
}

type RefusedProps = {
  code: Extract<Props["sending"], { state: "refused" }>["code"];
  field: string | undefined;
  retry: React.ReactNode;
};

/** A refusal in our words (ruling A2), with the place where it is mended. */
function Refused({ code, field, retry }: RefusedProps) {
  const { t } = useTranslation(["purchase", "problems"]);
  const { pathOf } = useSite();
  const nameOf = usePictureName();
  const reason = t(`problems:${code}`);
  const slot = field && parseDocumentField("renew", undefined, field);

  if (code.startsWith("documents.") || code === "request.tooLarge")
    return (
      <Banner
        live
        kind="error"
        title={
          slot
            ? t("check.failed.document", { picture: nameOf(slot) })
            : t("check.failed.documentAny")
        }
        actions={
          <TextLink to={pathOf("/vehicle-insurance")}>{t("check.failed.changePhoto")}</TextLink>
        }
      >
        {reason}
      </Banner>
    );

  if (code === "requests.unknownPackage")
    return (
      <Banner
        live
        kind="error"
        title={reason}
        actions={<TextLink to={pathOf("/packages")}>{t("check.failed.otherQuote")}</TextLink>}
      />
    );

  return <Banner live kind="error" title={reason} actions={retry} />;
}
