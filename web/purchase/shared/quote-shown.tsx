import { useTranslation } from "react-i18next";
import type { SharedQuote } from "../../../contract/shared-quotes.ts";
import { useSite } from "../../i18n/use-site.ts";
import { BuyShared } from "./buy-shared.tsx";
import { Covered } from "./covered.tsx";
import { InShort } from "./in-short.tsx";
import { PassHeading } from "./pass-heading.tsx";
import { Quality } from "./quality.tsx";
import { RatedOn } from "./rated-on.tsx";
import { SharedHead } from "./shared-head.tsx";
import { SharedPrice } from "./shared-price.tsx";

type Props = { code: string; shared: SharedQuote };

/** One card that somebody forwarded; what it rests on beside it. */
export function QuoteShown({ code, shared }: Props) {
  const { t } = useTranslation("purchase/shared");
  const { language } = useSite();
  const { quote } = shared;

  return (
    <div className="wrap pt-6 pb-16 lg:pt-10 lg:pb-24">
      <SharedHead {...{ code, shared }} />
      <p className="mb-3 text-sm font-strong text-accent-text">{t("eyebrow")}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <article
          aria-labelledby="plan"
          className="overflow-hidden rounded-card bg-surface-raised shadow-2 lg:sticky lg:top-6"
        >
          <PassHeading shared={shared} />
          <div className="pass-tear" />
          <div className="grid gap-5 px-card pt-3 pb-card">
            <SharedPrice shared={shared} />
            <BuyShared shared={shared} insurer={quote.insurerName[language]} />
          </div>
        </article>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <InShort quote={quote} />
          <RatedOn shared={shared} />
          <Covered quote={quote} />
          {quote.quality && <Quality quote={quote} />}
        </div>
      </div>
    </div>
  );
}
