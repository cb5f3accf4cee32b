import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { MAX_COMPARED } from "./compared.ts";

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
        className={`link ms-auto gap-1 text-sm ${isFull ? "text-ink-muted" : ""}`}
        aria-pressed={isChosen}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? `${describedBy} ${fullId}` : describedBy}
        onClick={() => isFull || onToggle()}
      >
        <Icon name={isChosen ? "check" : "columns"} size={16} />
        {t("quotes.compare.add")}
      </button>
      {isFull && (
        <span id={fullId} className="sr-only">
          {t("quotes.compare.most")}
        </span>
      )}
    </>
  );
}
