import { useTranslation } from "react-i18next";
import {
  documentKinds,
  documentsNeeded,
  type DocumentSlot,
} from "../../../domain/documents/documents.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { Documents } from "../documents/documents.ts";
import { partsOf } from "../documents/picture-parts.ts";
import { Thumbnail } from "../documents/thumbnail.tsx";
import { Icon } from "../../ui/icon.tsx";

type Props = { draft: PurchaseDraft; documents: Documents };

/** The papers by kind, each with its sides. */
export function Papers({ draft, documents: { pictures, onFile } }: Props) {
  const { t } = useTranslation("purchase");
  const present = partsOf(draft, pictures).map(({ slot }) => slot);
  const slots = [...new Set([...documentsNeeded(draft), ...present])];
  const kinds = documentKinds.filter((kind) => slots.some((slot) => slot.startsWith(kind)));
  const isOnFile = (slot: DocumentSlot) =>
    !pictures.has(slot) && onFile?.slots.includes(slot) === true;
  const sidesOf = (sides: readonly DocumentSlot[]) => {
    if (sides.every(isOnFile)) return t("check.documents.onFile");
    return t(sides.length > 1 ? "check.documents.bothSides" : "check.documents.oneSide");
  };

  return (
    <>
      <ul className="check-papers">
        {kinds.map((kind) => {
          const sides = slots.filter((slot) => slot.startsWith(kind));
          return (
            <li key={kind}>
              <span className="check-sides">
                {sides.map((slot) =>
                  isOnFile(slot) ? (
                    <span key={slot} className="grid place-items-center bg-surface-sunken">
                      <Icon name="check" size={16} className="text-success" />
                    </span>
                  ) : (
                    <Thumbnail key={slot} slot={slot} picture={pictures.get(slot)} />
                  ),
                )}
              </span>
              <span className="min-w-0">
                <b>{t(`check.documents.kinds.${kind}`)}</b>
                <span className="block text-ink-muted">{sidesOf(sides)}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {slots.some(isOnFile) && (
        <p className="mt-2 text-sm text-ink-muted">{t("check.documents.onFileHelp")}</p>
      )}
    </>
  );
}
