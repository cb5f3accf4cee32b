import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CarName, makes, named } from "../../../domain/vehicle/makes.ts";
import { MAX_MAKE_OR_MODEL } from "../../../domain/vehicle/vehicle-facts.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { AnswersForm } from "./use-answers.ts";

const NOT_LISTED = "not-listed";

export default function MakeAndModel({ form }: { form: AnswersForm }) {
  const make = named(makes, form.draft.make);

  return (
    <>
      <Name field="make" names={makes} form={form} />
      {/* Another make has other models: what was opened for the one before closes. */}
      <Name key={make?.en} field="model" names={make?.models ?? []} form={form} />
    </>
  );
}

type Props = { field: "make" | "model"; names: readonly CarName[]; form: AnswersForm };

/** Or the person's own text. */
function Name({ field, names, form }: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const { draft, answer, errorAt } = form;
  const value = draft[field];
  const [writesOwn, setWritesOwn] = useState(value !== "" && !named(names, value));
  const needsMake = field === "model" && draft.make === "";

  if (names.length === 0 && !needsMake) {
    return <OwnName label={t("vehicle.facts.model")} id="model" field="model" form={form} />;
  }
  return (
    <div className="grid content-start gap-3">
      <Select
        name={field}
        label={t(`vehicle.facts.${field}`)}
        placeholder={t(needsMake ? "vehicle.facts.makeFirst" : `vehicle.facts.choose.${field}`)}
        value={writesOwn ? NOT_LISTED : value}
        error={writesOwn ? undefined : errorAt(field)}
        onChange={({ target }) => {
          setWritesOwn(target.value === NOT_LISTED);
          answer(field, target.value === NOT_LISTED ? "" : target.value);
        }}
      >
        {names.map((name) => (
          <option key={name.en} value={name.en}>
            {name[language]}
          </option>
        ))}
        {!needsMake && <option value={NOT_LISTED}>{t("vehicle.facts.notListed")}</option>}
      </Select>
      {writesOwn && (
        <OwnName
          label={t(`vehicle.facts.own.${field}`)}
          id={`own-${field}`}
          field={field}
          form={form}
        />
      )}
    </div>
  );
}

type OwnProps = Omit<Props, "names"> & { id: string; label: string };

function OwnName({ field, form: { draft, answer, leave, errorAt }, ...words }: OwnProps) {
  return (
    <TextInput
      {...words}
      autoComplete="off"
      maxLength={MAX_MAKE_OR_MODEL}
      value={draft[field]}
      error={errorAt(field)}
      onChange={(event) => answer(field, event.target.value)}
      onBlur={() => leave(field)}
    />
  );
}
