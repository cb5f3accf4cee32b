import { useTranslation } from "react-i18next";
import { documentKinds, documentSides } from "../../domain/documents/documents.ts";

export function usePictureName() {
  const { t } = useTranslation("profile");

  return (slot: string) => {
    const kind = documentKinds.find((one) => slot.startsWith(one)) ?? "document";
    const side = documentSides.find((one) => slot.endsWith(one)) ?? "front";
    return t("pictures.name", {
      document: t(`pictures.kinds.${kind}`),
      side: t(`pictures.sides.${side}`),
    });
  };
}
