import { useTranslation } from "react-i18next";
import { noScript } from "../../../contract/no-script.ts";
import * as paths from "../../../contract/page-paths.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { emirateNames, emirates, type Emirate } from "../../../domain/vehicle/emirates.ts";
import { plateCodes } from "../../../domain/vehicle/plate-codes.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextLink } from "../../ui/link.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import plateDrawings from "../../ui/plate/all-plates.ts?fetched-script";

const FIRST_EMIRATE = "dubai";

function CodesOf({ emirate }: { emirate: Emirate }) {
  const { language } = useSite();
  return plateCodes[emirate].map((code) => (
    <option key={code.code} value={code.code}>
      {code[language]}
    </option>
  ));
}

/**
 * A GET form, so the answers reach the long form without a script too. Codes of other emirates wait
 * in templates, which cost the first paint nothing.
 */
export function PlateStart({ cover }: { cover: CoverType | undefined }) {
  const { t } = useTranslation("site");
  const { language, pathOf } = useSite();

  return (
    <form
      action={pathOf(paths.vehicleDetails)}
      data-plate-form=""
      data-plates={plateDrawings}
      id="plate"
      className="plate-hero-form relative z-20 rounded-card bg-surface-raised p-4 pb-3 shadow-2 sm:not-flat:p-6"
    >
      <fieldset>
        <legend className="mb-2 font-strong sm:not-flat:mb-3.5">{t("plate.legend")}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1.35fr_1fr_1.15fr] flat:gap-2 flat:max-md:grid-cols-2 flat:md:grid-cols-[1.2fr_1.1fr_1fr]">
          <Select
            name="emirate"
            label={t("plate.emirate")}
            defaultValue={FIRST_EMIRATE}
            options={emirates.map((value) => ({ value, label: emirateNames[value][language] }))}
            // The legend above says enough where space is scarce.
            fieldClassName="max-sm:col-span-2 max-sm:*:[label]:sr-only flat:max-md:col-span-2 flat:max-md:*:[label]:sr-only"
          />
          <Select name="plateCode" label={t("plate.code")} placeholder={t("plate.anyCode")}>
            <CodesOf emirate={FIRST_EMIRATE} />
          </Select>
          {emirates.map((emirate) => (
            <template key={emirate} data-codes-of={emirate}>
              <CodesOf emirate={emirate} />
            </template>
          ))}
          <TextInput
            name="plateNumber"
            label={t("plate.number")}
            inputMode="numeric"
            autoComplete="off"
            placeholder="48213"
            ltr
          />
        </div>
      </fieldset>
      <noscript>
        <input type="hidden" {...noScript} />
      </noscript>
      {cover && <input type="hidden" name="cover" value={cover} />}
      <Button type="submit" wide iconAfter="arrow" className="mt-3.5 sm:not-flat:mt-4.5">
        {t("plate.submit")}
      </Button>
      <p className="mt-2.5 text-center text-sm text-ink-muted flat:mt-1.5">{t("plate.hint")}</p>
      <p className="-mb-2 text-center text-sm">
        <TextLink href={pathOf(paths.insure({ type: "new", ...(cover && { cover }) }))}>
          {t("plate.without")}
        </TextLink>
      </p>
    </form>
  );
}
