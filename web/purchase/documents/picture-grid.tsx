import { useTranslation } from "react-i18next";
import {
  documentKinds,
  documentsNeeded,
  type DocumentSlot,
} from "../../../domain/documents/documents.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { Icon } from "../../ui/icon.tsx";
import { partsOf } from "./picture-parts.ts";
import type { Documents } from "./documents.ts";
import { Thumbnail } from "./thumbnail.tsx";

type Props = { draft: PurchaseDraft; documents: Documents };

export function PictureGrid({ draft, documents }: Props) {
  const { t } = useTranslation("purchase");
  const { pictures, onFile } = documents;
  const present = partsOf(draft, pictures).map(({ slot }) => slot);
  const slots = [...new Set([...documentsNeeded(draft), ...present])];
  const kinds = documentKinds.filter((kind) => slots.some((slot) => slot.startsWith(kind)));
  const isOnFile = (slot: DocumentSlot) =>
    !pictures.has(slot) && onFile?.slots.includes(slot) === true;

  return (
    <>
      <ul className="grid gap-3">
        {kinds.map((kind) => (
          <li
            key={kind}
            className="grid grid-cols-[1fr_148px] items-center gap-2 rounded-field border border-line bg-surface-soft p-3"
          >
            <span className="text-sm font-medium">{t(`check.documents.kinds.${kind}`)}</span>
            <span className="grid grid-cols-2 gap-1.5">
              {slots
                .filter((slot) => slot.startsWith(kind))
                .map((slot) =>
                  isOnFile(slot) ? (
                    <OnFile key={slot} />
                  ) : (
                    <Thumbnail
                      key={slot}
                      slot={slot}
                      picture={pictures.get(slot)}
                      className={frame}
                    />
                  ),
                )}
            </span>
          </li>
        ))}
      </ul>
      {slots.some(isOnFile) && (
        <p className="mt-3 text-sm text-ink-muted">{t("check.documents.onFileHelp")}</p>
      )}
    </>
  );
}

const frame = "aspect-3/2 overflow-hidden rounded-sm bg-surface-sunken";

function OnFile() {
  const { t } = useTranslation("purchase");

  return (
    <span className={`grid content-center justify-items-center text-center text-xs ${frame}`}>
      <Icon name="check" size={16} className="text-success" />
      {t("check.documents.onFile")}
    </span>
  );
}
