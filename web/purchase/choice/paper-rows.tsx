import { useTranslation } from "react-i18next";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { Ltr } from "../../ui/ltr.tsx";
import type { Answer } from "../../ui/summary-list.tsx";
import { useVehicleWords } from "./vehicle-words.ts";

/** The paper that tells a car without a plate from others; none where it has its plate. */
export function usePaperRows(draft: PurchaseDraft): Answer[] {
  const { t } = useTranslation("purchase");
  const words = useVehicleWords(draft);
  const byMethod: Record<PurchaseDraft["inputMethod"], Answer[]> = {
    plateNumber: [],
    vcc: [
      { question: t("check.vehicle.cardSource"), answer: words.cardSource },
      { question: t("check.vehicle.cardDate"), answer: words.cardDate },
      {
        question: t("check.vehicle.cardNumber"),
        answer: draft.vccCardNumber && <Ltr>{draft.vccCardNumber}</Ltr>,
      },
    ],
    hiyaza: [
      ...(words.hiyazaType
        ? [{ question: t("check.vehicle.hiyazaType"), answer: words.hiyazaType }]
        : []),
      {
        question: t("check.vehicle.certificate"),
        answer: draft.hiyazaCertificateNumber && <Ltr>{draft.hiyazaCertificateNumber}</Ltr>,
      },
    ],
  };
  return byMethod[draft.inputMethod];
}
