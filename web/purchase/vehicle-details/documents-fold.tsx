import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { documentsNeeded } from "../../../domain/documents/documents.ts";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { comesLater } from "../../shell/comes-later.tsx";
import { DocumentFields } from "./document-fields.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";

/** The list of makes is as large as the rest of the fold. */
const MakeAndModel = comesLater(
  () => import("./make-and-model.tsx"),
  <>
    <Skeleton className="h-21" />
    <Skeleton className="h-21" />
  </>,
);

type Props = { form: VehicleForm; emiratesId?: ReactNode; children?: ReactNode };

/** Folded its inputs are in the page, too; a picture that is added opens it. */
export function DocumentsFold({ form, emiratesId, children }: Props) {
  const { t } = useTranslation("purchase");
  const id = useId();
  const { draft, tiles, earlier, isUnfolded, fold } = form;
  const [wasUnfolded, setWasUnfolded] = useState(isUnfolded);
  if (isUnfolded && !wasUnfolded) setWasUnfolded(true);
  const fetchAhead = () => void MakeAndModel.fetchAhead();
  const needed = documentsNeeded(draft);
  const ready = needed.filter(
    (slot) => tiles[slot]?.url !== undefined || earlier.onFile?.slots.includes(slot),
  );

  return (
    <div
      className={`rounded-card ${isUnfolded ? "bg-surface-raised shadow-1" : "outline-2 outline-line outline-dashed -outline-offset-2"}`}
    >
      <h3 className="text-base tracking-normal">
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={`${id}-body`}
          aria-describedby={`${id}-about`}
          onPointerDown={fetchAhead}
          onFocus={fetchAhead}
          onClick={() => fold(!isUnfolded)}
          // The ring stays inside, where the words below cannot cross it.
          className="relative flex min-h-14 w-full items-center gap-3 rounded-card px-4 py-2.5 text-start focus-visible:-outline-offset-4 sm:px-5"
        >
          <Icon name="doc" size={20} className="text-action" />
          <span className="grow text-label font-strong">{t("vehicle.documents.addNow")}</span>
          <Icon name={isUnfolded ? "up" : "down"} size={20} />
        </button>
      </h3>
      <p id={`${id}-about`} className="-mt-2 ps-12 pe-4 pb-3.5 sm:ps-13 text-sm text-ink-muted">
        {ready.length > 0
          ? t("vehicle.documents.readyCount", { ready: ready.length, needed: needed.length })
          : t(`vehicle.documents.addLater.${form.hasPrices ? draft.type : "offer"}`)}
      </p>
      <div
        id={`${id}-body`}
        hidden={!isUnfolded}
        onChange={() => fold(true)}
        className="border-t border-line px-4 pt-6 pb-card sm:px-5 sm:pb-5"
      >
        {children}
        <h3 className="mb-1">{t("vehicle.documents.heading")}</h3>
        <DocumentFields form={form} emiratesId={emiratesId} />
        <div className="mt-7 border-t border-line pt-6">
          <h3 className="text-base">{t("vehicle.facts.title")}</h3>
          <p className="mt-1 mb-5 text-sm text-ink-muted">{t("vehicle.facts.about")}</p>
          <div className="grid items-start gap-x-3 gap-y-6 sm:grid-cols-2">
            {wasUnfolded && <MakeAndModel form={form} />}
          </div>
        </div>
      </div>
    </div>
  );
}
