import { useTranslation } from "react-i18next";
import { Checkbox } from "../../ui/checkbox.tsx";
import { MAX_COMPARED } from "./compared.ts";

export type Comparing = {
  /** Ids of quotes. */
  chosen: readonly string[];
  toggle: (id: string) => void;
};

type Props = { id: string; comparing: Comparing; describedBy: string };

export function CompareChoice({ id, comparing, describedBy }: Props) {
  const { t } = useTranslation("purchase");
  const { chosen, toggle } = comparing;
  const isChosen = chosen.includes(id);
  const isFull = !isChosen && chosen.length >= MAX_COMPARED;
  const fullId = `full-${id}`;

  return (
    <span className="ms-auto flex flex-wrap items-center gap-x-5 text-sm">
      <Checkbox
        checked={isChosen}
        disabled={isFull}
        aria-describedby={isFull ? `${describedBy} ${fullId}` : describedBy}
        onChange={() => toggle(id)}
      >
        {t("quotes.compare.add")}
      </Checkbox>
      {isFull && (
        <span id={fullId} className="text-ink-muted">
          {t("quotes.compare.most")}
        </span>
      )}
    </span>
  );
}
