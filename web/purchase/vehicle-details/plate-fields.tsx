import { useTranslation } from "react-i18next";
import { toLatinDigits } from "../../../domain/digits.ts";
import { emirateNames, emirates, parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { MAX_UNLISTED_PLATE_CODE, plateCodes } from "../../../domain/vehicle/plate-codes.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Plate } from "../../ui/plate/plate.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { plateDigits } from "./form-answers.ts";
import type { AnswersForm } from "./use-answers.ts";

const NOT_LISTED = "not-listed";

/** `source`: the field that holds the emirate. `isDrawn`: with the plate as it will look. */
type Props = { form: AnswersForm; source: "emirate" | "plateSource"; isDrawn?: boolean };

export function PlateFields({ form, source, isDrawn = true }: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const { draft, answer, leave, errorAt, isOwnCode } = form;
  const emirate = parseEmirate(draft.emirate);
  const codes = emirate ? plateCodes[emirate] : [];

  return (
    <>
      {isDrawn && <PlateStage form={form} />}
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-y-6 lg:grid-cols-[1.35fr_1fr_1.15fr] flat:grid-cols-[1.35fr_1fr_1.15fr]">
        <Select
          name={source}
          label={t("vehicle.plate.source")}
          fieldClassName="col-span-2 lg:col-span-1 flat:col-span-1"
          placeholder={t("vehicle.plate.chooseSource")}
          options={emirates.map((value) => ({ value, label: emirateNames[value][language] }))}
          value={draft.emirate}
          error={errorAt(source)}
          onChange={(event) => answer(source, event.target.value)}
        />
        <Select
          name="plateCode"
          label={t("vehicle.plate.code")}
          placeholder={t(emirate ? "vehicle.plate.chooseCode" : "vehicle.plate.sourceFirst")}
          value={isOwnCode ? NOT_LISTED : draft.plateCode}
          error={isOwnCode ? undefined : errorAt("plateCode")}
          onChange={({ target }) => {
            if (target.value === NOT_LISTED || isOwnCode)
              form.chooseOwnCode(target.value === NOT_LISTED);
            if (target.value !== NOT_LISTED) answer("plateCode", target.value);
          }}
        >
          {codes.map((listed) => (
            <option key={listed.code} value={listed.code}>
              {listed[language]}
            </option>
          ))}
          {emirate && <option value={NOT_LISTED}>{t("vehicle.plate.notListed")}</option>}
        </Select>
        <TextInput
          name="plateNumber"
          label={t("vehicle.plate.number")}
          ltr
          inputMode="numeric"
          autoComplete="off"
          value={draft.plateNumber}
          error={errorAt("plateNumber")}
          onChange={(event) => answer("plateNumber", plateDigits(event.target.value))}
          onBlur={() => leave("plateNumber")}
        />
      </div>
      {isOwnCode && <OwnCode form={form} />}
    </>
  );
}

function PlateStage({ form: { draft } }: { form: AnswersForm }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const emirate = parseEmirate(draft.emirate);
  const spoken = emirate
    ? t("vehicle.plate.previewOf", {
        emirate: emirateNames[emirate][language],
        code: draft.plateCode,
        number: draft.plateNumber,
      })
    : t("vehicle.plate.preview");

  return (
    <div className="valance flat:hidden rounded-field bg-surface-sunken px-3.5 pt-10 pb-3.5 text-center sm:px-6 sm:pt-12 sm:pb-7">
      <Plate
        emirate={emirate ?? "dubai"}
        code={draft.plateCode}
        number={draft.plateNumber}
        label={spoken.trim()}
        className={`mx-auto w-full max-w-[430px] ${emirate ? "" : "opacity-60"}`}
      />
      <p className="mt-3.5 text-sm text-ink-muted max-sm:hidden">{t("vehicle.plate.caption")}</p>
    </div>
  );
}

function OwnCode({ form: { draft, answer, leave, errorAt } }: { form: AnswersForm }) {
  const { t } = useTranslation("purchase");

  return (
    <TextInput
      name="ownCode"
      label={t("vehicle.plate.ownCode")}
      hint={t("vehicle.plate.ownCodeHint")}
      autoComplete="off"
      maxLength={MAX_UNLISTED_PLATE_CODE}
      value={draft.plateCode}
      error={errorAt("plateCode")}
      onChange={(event) => answer("plateCode", toLatinDigits(event.target.value))}
      onBlur={() => leave("plateCode")}
    />
  );
}
