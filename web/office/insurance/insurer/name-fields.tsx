import { useTranslation } from "react-i18next";
import { firstFocus } from "../../kit/first-focus.ts";
import { TextInput } from "../../../ui/text-input.tsx";

type Names = { nameEn: string; nameAr: string };

type Props = {
  names: Names;
  /** Whether mistakes are shown: once somebody tried to save. */
  isChecked: boolean;
  onChange: (change: Partial<Names>) => void;
  isFirst?: boolean;
};

export function NameFields({ names, isChecked, onChange, isFirst = false }: Props) {
  const { t } = useTranslation("office");
  const field = (name: keyof Names) => ({
    label: t(`insurance.insurer.add.${name}`),
    name,
    autoComplete: "off",
    maxLength: 80,
    value: names[name],
    error: isChecked && names[name].trim() === "" && t("insurance.insurer.add.nameMissing"),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput ref={isFirst ? firstFocus : undefined} lang="en" dir="ltr" {...field("nameEn")} />
      <TextInput lang="ar" dir="rtl" {...field("nameAr")} />
    </div>
  );
}
