import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { formatDate } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { QuotesQuestion } from "../choice/fetch-quotes.ts";
import { useSharedLink } from "./use-shared-link.ts";

type Props = { quote: Package; question: QuotesQuestion };

export default function SharePanel({ quote, question }: Props) {
  const { t } = useTranslation(["purchase/compare", "problems"]);
  const { link, retry } = useSharedLink(quote._id, question);

  if (link.state === "making")
    return (
      <div role="status">
        <span className="sr-only">{t("share.making")}</span>
        <Skeleton className="h-12 w-full" />
      </div>
    );
  if (link.state === "failed")
    return (
      <Banner
        live
        kind="error"
        title={link.code ? t(`problems:${link.code}`) : t("share.unreachable")}
        actions={
          <Button size="small" variant="quiet" icon="refresh" onClick={retry}>
            {t("share.retry")}
          </Button>
        }
      />
    );
  return <Ways quote={quote} {...link} />;
}

type WaysProps = { quote: Package; url: string; expiresAt: string };

function Ways({ quote, url, expiresAt }: WaysProps) {
  const { t } = useTranslation("purchase/compare");
  const { language } = useSite();
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);
  const about = {
    insurer: quote.insurerName[language],
    plan: quote.names[language],
    price: isolated(`AED ${formatAmount(quote.priceFils)}`, language),
  };
  const message = t("share.message", about);
  const subject = t("share.subject", about);
  const text = encodeURIComponent(`${message}\n${url}`);

  const select = () => document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.select();
  const copy = async () => {
    // Where the clipboard is forbidden the address is selected, to be copied by hand.
    await navigator.clipboard.writeText(url).then(() => setIsCopied(true), select);
  };

  return (
    <div className="grid gap-3 rounded-field border border-line bg-surface-raised p-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextInput
          id={id}
          ltr
          readOnly
          label={t("share.link")}
          value={url}
          fieldClassName="grow basis-60"
          onFocus={(event) => event.target.select()}
        />
        <Button
          icon={isCopied ? "check" : "copy"}
          className="max-sm:grow"
          onClick={() => void copy()}
        >
          <span aria-live="polite">{t(isCopied ? "share.copied" : "share.copy")}</span>
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          size="small"
          variant="quiet"
          icon="chat"
          href={`https://wa.me/?text=${text}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("share.whatsApp")}
        </ButtonLink>
        <ButtonLink
          size="small"
          variant="quiet"
          icon="mail"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${text}`}
        >
          {t("share.email")}
        </ButtonLink>
        {"share" in navigator && (
          <Button
            size="small"
            variant="quiet"
            icon="upload"
            // Rejects when the person closes the sheet.
            onClick={() =>
              void navigator.share({ title: subject, text: message, url }).catch(() => undefined)
            }
          >
            {t("share.more")}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        {t("share.help", { day: formatDate(expiresAt, language) })}
      </p>
    </div>
  );
}
