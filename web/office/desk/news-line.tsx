import { useTranslation } from "react-i18next";
import type { DeskRow } from "../../../contract/office/desk/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import { formatDuration, formatMoment } from "../../i18n/formats.ts";
import { Price } from "../../ui/price.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useNow } from "../../ui/use-now.ts";
import { timeLeft } from "./time-left.ts";

type Props = { row: Pick<DeskRow, "news" | "priceFils">; className?: string };

/** Why a request is back and since when; bold until it was opened by whom it is for. */
export function NewsLine({ row: { news, priceFils }, className = "" }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const now = useNow();

  if (!news) return null;
  const { unit, count } = timeLeft("customer", news.at, now);
  return (
    <span className={`block ${news.isSeen ? "text-ink-muted" : "font-strong"} ${className}`}>
      {t(`desk.news.${news.code}`)}
      {news.code === "paid" && priceFils !== null && (
        <>
          {" "}
          <Price amount={formatAmount(priceFils)} />
        </>
      )}
      {t("desk.comma")}{" "}
      <time
        dateTime={news.at}
        title={formatMoment(news.at, language)}
        className="whitespace-nowrap"
      >
        {t("desk.ago", { time: formatDuration(count, unit, language) })}
      </time>
      {!news.isSeen && <span className="sr-only"> {t("desk.unseen")}</span>}
    </span>
  );
}
