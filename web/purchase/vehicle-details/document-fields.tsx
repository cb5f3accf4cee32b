import { useTranslation } from "react-i18next";
import { documentSides } from "../../../domain/documents/documents.ts";
import { labelClass } from "../../ui/field.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { DocumentTile } from "./document-tile.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";

/** In the order of the form; the domain decides which are needed. */
const kinds = ["id", "ownership", "license"] as const;

export function DocumentFields({ form }: { form: VehicleForm }) {
  const { t } = useTranslation("purchase");

  return (
    <div className="mt-7 border-t border-line pt-7">
      <h3>{t("vehicle.documents.heading")}</h3>
      <p className="mt-1 mb-5 text-sm text-ink-muted">
        {t("vehicle.documents.hint")} <Ltr>{t("vehicle.documents.limit")}</Ltr>
      </p>
      <div className="grid gap-5">
        {kinds.map((kind) => (
          <fieldset key={kind} className="min-w-0">
            <legend className={`mb-2 ${labelClass}`}>{t(`vehicle.documents.kinds.${kind}`)}</legend>
            <div className="grid grid-cols-2 gap-2 lg:gap-3">
              {documentSides.map((side) => (
                <DocumentTile
                  key={side}
                  slot={`${kind}_${side}`}
                  side={side}
                  tile={form.tiles[`${kind}_${side}`]}
                  missing={form.errorAt(`${kind}_${side}`)}
                  shelf={form.shelf}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  );
}
