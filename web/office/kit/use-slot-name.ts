import { useTranslation } from "react-i18next";
import { documentKinds, documentSides } from "../../../domain/documents/documents.ts";

export function useSlotName() {
  const { t } = useTranslation("office");

  return (slot: string) => {
    const kind = documentKinds.find((one) => slot.startsWith(one)) ?? "document";
    const side = documentSides.find((one) => slot.endsWith(one)) ?? "front";
    return t("documents.picture", {
      document: t(`documents.kinds.${kind}`),
      side: t(`documents.sides.${side}`),
    });
  };
}
