import { useTranslation } from "react-i18next";
import { documentsNeeded } from "../../../domain/documents/documents.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Documents } from "../documents/documents.ts";
import type { DocumentsForm } from "../documents/use-documents-form.ts";
import type { ChosenPhotos } from "./use-photo-choice.ts";

export const PHOTO_CHOICE = "photos";

const PictureGrid = comesLater(
  () =>
    import("../documents/picture-grid.tsx").then(({ PictureGrid: part }) => ({ default: part })),
  <Skeleton className="h-48" />,
);
const DocumentFields = comesLater(
  () =>
    import("../vehicle-details/document-fields.tsx").then(({ DocumentFields: part }) => ({
      default: part,
    })),
  <Skeleton className="h-96" />,
);

export const fetchPhotoFields = () => void DocumentFields.fetchAhead();

type Props = {
  photos: ChosenPhotos;
  form: DocumentsForm;
  documents: Documents;
  /** Pictures that a press of the button found missing. */
  missing: number;
};

/** The one question about photos, answered within the form. */
export function PhotoChoice({ photos, form, documents, missing }: Props) {
  const { t } = useTranslation("purchase");
  const { found, choice, choose } = photos;
  const { draft, tiles, earlier } = form;
  const needed = documentsNeeded(draft);
  const isThere = (slot: (typeof needed)[number]) => tiles[slot]?.url !== undefined;
  const added = needed.filter(isThere).length;
  const ready = needed.filter((slot) => isThere(slot) || earlier.onFile?.slots.includes(slot));

  return (
    <div className="grid gap-4">
      <Segmented
        name={PHOTO_CHOICE}
        look="dots"
        label={t("personal.photos.label")}
        hint={t("personal.photos.hint")}
        error={missing > 0 && t("personal.photos.missing", { count: missing })}
        value={choice}
        choices={[
          { value: "now", label: t(`personal.photos.now.${found === "all" ? "send" : "add"}`) },
          { value: "later", label: t("personal.photos.later") },
        ]}
        onChange={({ target }) => choose(target.value === "now" ? "now" : "later")}
      />
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {choice === "later" && added > 0 && t("personal.photos.notSent", { count: added })}
        {choice === "now" &&
          found !== "all" &&
          t("vehicle.documents.readyCount", { ready: ready.length, needed: needed.length })}
      </p>
      {choice === "now" &&
        (found === "all" ? (
          <PictureGrid {...{ draft, documents }} />
        ) : (
          <DocumentFields form={form} />
        ))}
    </div>
  );
}
