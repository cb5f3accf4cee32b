import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { MAX_COMPARED } from "./compared-ids.ts";

type Props = {
  id: string;
  /** Ids of quotes. */
  compared: readonly string[];
  onToggle: () => void;
  describedBy: string;
};

export function CompareChoice({ id, compared, onToggle, describedBy }: Props) {
  const { t } = useTranslation("purchase");
  const isChosen = compared.includes(id);
  const isFull = !isChosen && compared.length >= MAX_COMPARED;
  const fullId = `full-${id}`;

  return (
    <>
      <button
        type="button"
        className="quote-compare"
        aria-pressed={isChosen}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? `${describedBy} ${fullId}` : describedBy}
        onClick={() => isFull || onToggle()}
      >
        {t("quotes.compare.add")}
        <span className="quote-compare-box">{isChosen && <Icon name="check" size={16} />}</span>
      </button>
      {isFull && (
        <span id={fullId} className="sr-only">
          {t("quotes.compare.most")}
        </span>
      )}
    </>
  );
}
