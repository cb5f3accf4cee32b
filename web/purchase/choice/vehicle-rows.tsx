import { useTranslation } from "react-i18next";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { Answer } from "../../ui/summary-list.tsx";
import { OnePlate } from "./one-plate.tsx";
import { usePaperRows } from "./paper-rows.tsx";
import { useVehicleWords } from "./vehicle-words.ts";

/** The rows of the draft's type and input method only. */
export function useVehicleRows(draft: PurchaseDraft): Answer[] {
  const { t } = useTranslation("purchase");
  const words = useVehicleWords(draft);
  const paperRows = usePaperRows(draft);
  const plate = words.plate && <OnePlate {...words.plate} className="w-50" />;
  const plateRows: Answer[] = [
    { question: t("check.vehicle.plate"), answer: plate },
    { question: t("check.vehicle.emirate"), answer: words.emirate },
  ];
  const ownRows =
    draft.type === "renew" || draft.inputMethod === "plateNumber" ? plateRows : paperRows;
  const newRows: Answer[] = [
    { question: t("check.vehicle.method"), answer: words.method },
    { question: t("check.vehicle.registration"), answer: words.registration },
  ];

  return [
    ...ownRows,
    { question: t("check.vehicle.request"), answer: words.request },
    ...(draft.type === "new" ? newRows : []),
    { question: t("check.vehicle.cylinders"), answer: words.cylinders },
    { question: t("check.vehicle.body"), answer: words.body },
    { question: t("check.vehicle.origin"), answer: words.origin },
  ];
}
