import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ShownProblemCode } from "../../../contract/problems.ts";
import { parseDocumentField } from "../../../domain/documents/document-fields.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { Banner } from "../../ui/banner.tsx";
import { usePictureName } from "../documents/picture-name.ts";

export const isAboutPicture = (code: ShownProblemCode): boolean =>
  code.startsWith("documents.") || code === "request.tooLarge";

type Props = {
  draft: PurchaseDraft;
  code: ShownProblemCode;
  field: string | undefined;
  action: ReactNode;
};

/** Refusal in our words (ruling A2). */
export function Refused({ draft, code, field, action }: Props) {
  const { t } = useTranslation(["purchase", "problems"]);
  const nameOf = usePictureName();
  const reason = t(`problems:${code}`);
  if (!isAboutPicture(code)) return <Banner live kind="error" title={reason} actions={action} />;

  const slot = field && parseDocumentField(draft.type, draft.inputMethod, field);
  return (
    <Banner
      live
      kind="error"
      title={slot ? t("sending.picture", { picture: nameOf(slot) }) : t("sending.pictureAny")}
      actions={action}
    >
      {reason}
    </Banner>
  );
}
