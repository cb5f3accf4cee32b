import { useTranslation } from "react-i18next";
import {
  documentKinds,
  documentSides,
  type DocumentSlot,
} from "../../../domain/documents/documents.ts";

export function usePictureName() {
  const { t } = useTranslation("purchase");

  return (slot: DocumentSlot) => {
    const kind = documentKinds.find((one) => slot.startsWith(one)) ?? "document";
    const side = documentSides.find((one) => slot.endsWith(one)) ?? "front";
    return t("check.documents.picture", {
      document: t(`check.documents.kinds.${kind}`),
      side: t(`check.documents.sides.${side}`),
    });
  };
}
