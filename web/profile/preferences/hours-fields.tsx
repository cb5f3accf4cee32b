import { useTranslation } from "react-i18next";
import {
  type HoursMistake,
  hourChoices,
  ourHours,
  usualHours,
  type WrittenHours,
  writeHours,
} from "../../../domain/clients/preferences.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";

type Props = {
  initial: WrittenHours | null;
  isSome: boolean;
  mistake: HoursMistake | undefined;
};

/** React does not hold the values: what was chosen before the page worked counts. */
export function HoursFields({ initial, isSome, mistake }: Props) {
  const { t } = useTranslation("profile/preferences");
  const ours = writeHours(ourHours);
  const { from, until } = initial ?? usualHours;
  const options = hourChoices(initial).map((value) => ({ value, label: value }));
  const errorAt = (field: HoursMistake["field"]) =>
    mistake?.field === field ? t(`problems.${mistake.problem}`) : undefined;

  return (
    <>
      <Segmented
        label={t("hours")}
        hint={t("dubai", ours)}
        name="hours"
        look="dots"
        layout="stack"
        choices={[
          { value: "any", label: t("anyHour", ours) },
          { value: "some", label: t("someHours") },
        ]}
        defaultValue={initial ? "some" : "any"}
      />
      {isSome && (
        <div className="grid grid-cols-2 gap-4">
          <Select
            label={t("from")}
            name="from"
            options={options}
            defaultValue={from}
            error={errorAt("from")}
          />
          <Select
            label={t("until")}
            name="until"
            options={options}
            defaultValue={until}
            error={errorAt("until")}
          />
        </div>
      )}
    </>
  );
}
