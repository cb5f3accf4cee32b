import { useTranslation } from "react-i18next";
import { documentKinds, documentSides } from "../../../domain/documents/documents.ts";

export function usePictureName() {
  const { t } = useTranslation("profile");

  return (slot: string) => {
    const kind = documentKinds.find((one) => slot.startsWith(one)) ?? "document";
    const side = documentSides.find((one) => slot.endsWith(one)) ?? "front";
    return t("one.documents.picture", {
      document: t(`one.documents.kinds.${kind}`),
      side: t(`one.documents.sides.${side}`),
    });
  };
}
