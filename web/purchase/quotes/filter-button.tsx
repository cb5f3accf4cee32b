import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";

type Props = {
  /** How many filters are chosen. */
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  fetchAhead: () => Promise<void>;
};

/** Stands beside the answers to "which?"; sorting and filtering open under them. */
export function FilterButton({ count, isOpen, onToggle, fetchAhead }: Props) {
  const { t } = useTranslation("purchase");

  return (
    <button
      type="button"
      className="quick quick-icon"
      aria-expanded={isOpen}
      onPointerDown={() => void fetchAhead()}
      onFocus={() => void fetchAhead()}
      onClick={onToggle}
    >
      <Icon name="filter" size={20} />
      <small className="max-lg:sr-only">
        {count === 0 ? t("quotes.filter.toggle") : t("quotes.filter.chosen", { count })}
      </small>
    </button>
  );
}
