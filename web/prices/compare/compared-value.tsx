import { useTranslation } from "react-i18next";
import type { CoverValue } from "../../../domain/quotes/cover.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { CoverValueText } from "../cover/cover-value.tsx";

type Props = { benefit: string; value: CoverValue | null | undefined };

/** Ticks to look at, words to listen to. */
export function ComparedCoverValue({ benefit, value }: Props) {
  const { t } = useTranslation("prices/cover");
  const { language } = useSite();
  if (value === null) return t("table.inWording");

  const isLine = benefit === "connectionTime";
  switch (value?.kind ?? "no") {
    case "yes":
      return <Included />;
    case "no":
      return isLine ? t("values.noLine") : <NotIncluded />;
    case "limit":
      return value?.kind === "limit" && <Price amount={formatNumber(value.aed, language)} />;
    default:
      return value && <CoverValueText {...{ benefit, value }} />;
  }
}

export function Included() {
  const { t } = useTranslation("prices/cover");
  return (
    <>
      <Icon name="check" size={20} className="inline text-success" />
      <span className="sr-only">{t("values.yes")}</span>
    </>
  );
}

function NotIncluded() {
  const { t } = useTranslation("prices/cover");
  return (
    <>
      <Icon name="minus" size={20} className="inline text-ink-muted" />
      <span className="sr-only">{t("values.no")}</span>
    </>
  );
}
