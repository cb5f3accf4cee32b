import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/text-input.tsx";

type Sources = { sourceEn: string; sourceAr: string };

type Props = {
  /** Of what: a form has several sources. */
  name: string;
  values: Sources;
  onChange: (change: Partial<Sources>) => void;
  isWrong: (field: string) => boolean;
};

/** Who says so. */
export function SourceFields({ name, values, onChange, isWrong }: Props) {
  const { t } = useTranslation("office");
  const field = (source: keyof Sources) => ({
    label: t(`insurance.insurer.form.${source}`),
    name: `${name}-${source}`,
    autoComplete: "off",
    maxLength: 200,
    value: values[source],
    error: isWrong(source) && t("insurance.insurer.form.sourceMissing"),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [source]: target.value }),
  });

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput lang="en" dir="ltr" {...field("sourceEn")} />
      <TextInput lang="ar" dir="rtl" {...field("sourceAr")} />
    </div>
  );
}
