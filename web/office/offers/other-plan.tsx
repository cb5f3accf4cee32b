import { useTranslation } from "react-i18next";
import type { Bilingual } from "../../../domain/language.ts";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useLanguage } from "../kit/use-language.ts";
import type { Missing } from "./missing.ts";
import type { OfferValues } from "./offer-values.ts";

type Props = {
  values: OfferValues;
  insurers: readonly { slug: string; name: Bilingual }[];
  problemOf: (one: Missing) => string | false;
  onChange: (change: Partial<OfferValues>) => void;
};

const covers = ["comprehensive", "thirdParty"] as const;

/** A plan that is none of ours, of an insurer that can be paid. */
export function OtherPlan({ values, insurers, problemOf, onChange }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t("offers.form.insurer")}
        error={problemOf("insurer")}
        name="insurer"
        placeholder={t("offers.form.chooseInsurer")}
        options={insurers.map(({ slug, name }) => ({ value: slug, label: name[language] }))}
        value={values.insurer}
        onChange={({ target }) => onChange({ insurer: target.value })}
      />
      <Select
        label={t("offers.form.cover")}
        name="coverType"
        options={covers.map((cover) => ({ value: cover, label: t(`covers.${cover}`) }))}
        value={values.coverType}
        onChange={({ target }) =>
          onChange({ coverType: covers.find((one) => one === target.value) ?? "comprehensive" })
        }
      />
      <TextInput
        label={t("offers.form.nameEn")}
        error={problemOf("name")}
        name="nameEn"
        dir="ltr"
        lang="en"
        maxLength={120}
        value={values.nameEn}
        onChange={({ target }) => onChange({ nameEn: target.value })}
      />
      <TextInput
        label={t("offers.form.nameAr")}
        name="nameAr"
        dir="rtl"
        lang="ar"
        maxLength={120}
        value={values.nameAr}
        onChange={({ target }) => onChange({ nameAr: target.value })}
      />
    </div>
  );
}
