import { useTranslation } from "react-i18next";
import type { RefundWay } from "../../../domain/refunds/refund-terms.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeskIcon } from "../kit/desk-icon.tsx";

type Props = { way: RefundWay; wordsClass?: string };

export function WayShown({ way, wordsClass = "" }: Props) {
  const { t } = useTranslation("office");

  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {way === "transfer" ? (
        <DeskIcon name="bank" size={16} />
      ) : (
        <Icon name={way === "card" ? "split" : "doc"} size={16} />
      )}
      <span className={wordsClass}>{t(`refunds.ways.${way}`)}</span>
    </span>
  );
}
