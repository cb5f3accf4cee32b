import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  type DocumentKind,
  documentSides,
  documentsNeeded,
} from "../../../domain/documents/documents.ts";
import { lacksMethod } from "../../../domain/purchase/draft.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { labelClass } from "../../ui/field.tsx";
import { DocumentTile } from "./document-tile.tsx";
import type { DocumentsOnFile } from "../draft/documents-on-file.ts";
import type { Answers } from "./use-answers.ts";

/** Kinds in the order of the form; the domain decides which are required. */
const kinds: readonly DocumentKind[] = ["id", "ownership", "license", "document"];

/** Also asked for later (web/purchase/documents). */
type DocumentsForm = Pick<Answers, "draft" | "tiles" | "shelf" | "errorAt"> & {
  earlier: { onFile: DocumentsOnFile | undefined };
};

type Props = {
  form: DocumentsForm;
  /** The field of the Emirates ID's number, beside its photos. */
  emiratesId?: ReactNode;
};

export function DocumentFields({ form, emiratesId }: Props) {
  const { t } = useTranslation("purchase");
  const { draft, earlier } = form;
  const needed = documentsNeeded(draft);
  const onFile = earlier.onFile?.slots ?? [];
  const about = draft.type === "new" && !lacksMethod(draft) ? draft.inputMethod : undefined;

  return (
    <div className="@container">
      <p className="mb-5 text-sm text-ink-muted">
        {t("vehicle.documents.hint")} {t("vehicle.documents.stayHere")}{" "}
        <Ltr>{t("vehicle.documents.limit")}</Ltr>
      </p>
      <div className="grid gap-5">
        {kinds
          .filter((kind) => needed.includes(`${kind}_front`))
          .map((kind) => (
            <fieldset key={kind} className="min-w-0">
              <legend className={`mb-2 ${labelClass}`}>
                {t(`vehicle.documents.kinds.${kind}`)}
                {kind === "document" && about && (
                  <span className="block font-body text-sm text-ink-muted">
                    {t(`vehicle.documents.which.${about}`)}
                  </span>
                )}
              </legend>
              <div
                className={
                  kind === "id" && emiratesId
                    ? "grid items-start gap-3 @[44rem]:grid-cols-[13rem_1fr]"
                    : ""
                }
              >
                {kind === "id" && emiratesId}
                <div className="grid grid-cols-2 gap-2 lg:gap-3">
                  {documentSides
                    .map((side) => ({ side, slot: `${kind}_${side}` as const }))
                    .filter(({ slot }) => needed.includes(slot))
                    .map(({ side, slot }) => (
                      <DocumentTile
                        key={slot}
                        slot={slot}
                        side={side}
                        tile={form.tiles[slot]}
                        isOnFile={onFile.includes(slot)}
                        missing={form.errorAt(slot)}
                        shelf={form.shelf}
                      />
                    ))}
                </div>
              </div>
            </fieldset>
          ))}
      </div>
    </div>
  );
}
