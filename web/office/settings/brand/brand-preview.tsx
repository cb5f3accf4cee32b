import { useTranslation } from "react-i18next";
import type { BrandPlace } from "../../../../contract/office/settings/brand.ts";
import type { BrandField } from "../../../../domain/contact/brand-values.ts";
import { type Language, languages } from "../../../../domain/language.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { Panel } from "../../kit/panel.tsx";

type Props = { places: readonly BrandPlace[]; valueOf: (field: BrandField) => string };

/** What each place will show once this is saved, in both languages. */
export function BrandPreview({ places, valueOf }: Props) {
  const { t } = useTranslation("office");

  return (
    <Panel heading={t("settings.brand.preview.heading")}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {languages.map((language) => (
          <section key={language} lang={language} dir={language === "ar" ? "rtl" : "ltr"}>
            {places.map((place) => (
              <Place key={place.name.en} {...{ place, language, valueOf }} />
            ))}
          </section>
        ))}
      </div>
    </Panel>
  );
}

type PlaceProps = Pick<Props, "valueOf"> & { place: BrandPlace; language: Language };

function Place({ place, language, valueOf }: PlaceProps) {
  const lines = place.lines.filter(({ field }) => valueOf(field).trim() !== "");

  return (
    <div className="border-t border-line py-3 first:border-0 first:pt-0">
      <h3 className="text-xs font-medium text-ink-muted">{place.name[language]}</h3>
      <dl className="mt-1 grid gap-1 text-sm">
        {lines.map(({ field, label }) => (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt>{label[language]}:</dt>
            <dd className="min-w-0 font-medium">
              <Ltr className="wrap-anywhere whitespace-normal">{valueOf(field).trim()}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
