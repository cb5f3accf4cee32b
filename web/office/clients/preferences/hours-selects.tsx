import { useTranslation } from "react-i18next";
import {
  hourChoices,
  type HoursMistake,
  ourHours,
  usualHours,
  type WrittenHours,
  writeHours,
} from "../../../../domain/clients/preferences.ts";
import { Select } from "../../../ui/select.tsx";

type Props = {
  hours: WrittenHours | null;
  mistake: HoursMistake | undefined;
  onChoose: (hours: WrittenHours | null) => void;
};

export function HoursSelects({ hours, mistake, onChoose }: Props) {
  const { t } = useTranslation("office");
  const options = hourChoices(hours).map((value) => ({ value, label: value }));
  const errorAt = (field: HoursMistake["field"]) =>
    mistake?.field === field ? t(`preferences.problems.${mistake.problem}`) : undefined;

  return (
    <>
      <Select
        label={t("preferences.hours")}
        name="hours"
        options={[
          { value: "any", label: t("preferences.anyHour", writeHours(ourHours)) },
          { value: "some", label: t("preferences.someHours") },
        ]}
        value={hours ? "some" : "any"}
        onChange={({ target }) => onChoose(target.value === "some" ? usualHours : null)}
      />
      {hours && (
        <div className="grid grid-cols-2 gap-3">
          {(["from", "until"] as const).map((name) => (
            <Select
              key={name}
              label={t(`preferences.${name}`)}
              name={name}
              options={options}
              value={hours[name]}
              error={errorAt(name)}
              onChange={({ target }) => onChoose({ ...hours, [name]: target.value })}
            />
          ))}
        </div>
      )}
    </>
  );
}
