import { useTranslation } from "react-i18next";
import {
  extensionProblem,
  MAX_STAFF_NAME,
  type StaffFieldProblem,
  staffNameProblem,
} from "../../../domain/accounts/staff-account.ts";
import { isLanguage, type Language, languages } from "../../../domain/language.ts";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { firstFocus } from "../kit/first-focus.ts";

export type Names = { nameEn: string; nameAr: string; extension: string; language: Language };

type Problems = Record<"nameEn" | "nameAr" | "extension", StaffFieldProblem | undefined>;

export const namesProblems = ({ nameEn, nameAr, extension }: Names): Problems => ({
  nameEn: staffNameProblem(nameEn, "en"),
  nameAr: staffNameProblem(nameAr, "ar"),
  extension: extensionProblem(extension),
});

type Props = {
  names: Names;
  /** Whether mistakes are shown: once somebody tried to save. */
  isChecked: boolean;
  onChange: (change: Partial<Names>) => void;
  isFirst?: boolean;
};

/** What a colleague is called, and how to reach them. */
export function NameFields({ names, isChecked, onChange, isFirst = false }: Props) {
  const { t } = useTranslation("office");
  const problems = namesProblems(names);
  const error = (field: keyof Problems) => {
    const problem = isChecked ? problems[field] : undefined;
    return problem && t(`problems.staff.${problem}`);
  };

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        ref={isFirst ? firstFocus : undefined}
        label={t("settings.staff.fields.nameEn")}
        name="nameEn"
        lang="en"
        dir="ltr"
        autoComplete="off"
        maxLength={MAX_STAFF_NAME}
        value={names.nameEn}
        error={error("nameEn")}
        onChange={({ target }) => onChange({ nameEn: target.value })}
      />
      <TextInput
        label={t("settings.staff.fields.nameAr")}
        name="nameAr"
        lang="ar"
        dir="rtl"
        autoComplete="off"
        maxLength={MAX_STAFF_NAME}
        value={names.nameAr}
        error={error("nameAr")}
        onChange={({ target }) => onChange({ nameAr: target.value })}
      />
      <TextInput
        label={t("settings.staff.fields.extension")}
        note={t("settings.staff.fields.optional")}
        name="extension"
        ltr
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={names.extension}
        error={error("extension")}
        onChange={({ target }) => onChange({ extension: target.value })}
      />
      <Select
        label={t("settings.staff.fields.language")}
        name="language"
        options={languages.map((value) => ({
          value,
          label: t(`settings.staff.languages.${value}`),
        }))}
        value={names.language}
        onChange={({ target }) => isLanguage(target.value) && onChange({ language: target.value })}
      />
    </div>
  );
}
