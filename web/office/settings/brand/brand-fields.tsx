import { useTranslation } from "react-i18next";
import type { BrandShown } from "../../../../contract/office/settings/brand.ts";
import { type BrandField, LONGEST_BRAND_VALUE } from "../../../../domain/contact/brand-values.ts";
import { Button } from "../../../ui/button.tsx";
import { Pill, type PillTone } from "../../../ui/pill.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { Panel } from "../../kit/panel.tsx";
import type { BrandForm } from "./use-brand-form.ts";

type Shown = BrandShown["fields"][number];

const tones: Record<Shown["source"], PillTone> = {
  environment: "waiting",
  settings: "calm",
  builtIn: "sand",
};

const types: Partial<Record<BrandField, "tel" | "email">> = {
  telephone: "tel",
  email: "email",
  careersEmail: "email",
  legalEmail: "email",
};

const optional: readonly BrandField[] = ["instagram", "linkedin", "x"];

/** Each value, where it comes from, and the way back to the one that is built in. */
export function BrandFields({ form, fields }: { form: BrandForm; fields: readonly Shown[] }) {
  const { t } = useTranslation("office");

  return (
    <Panel heading={t("settings.brand.reach")}>
      <ul className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2 2xl:grid-cols-1">
        {fields.map((one) => (
          <li key={one.field}>
            <OneField form={form} {...one} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OneField({ form, field, source, builtIn }: { form: BrandForm } & Shown) {
  const { t } = useTranslation("office");
  const value = form.valueOf(field);
  const isStated = source === "environment";
  const name = t(`settings.brand.fields.${field}`);
  const hints = [
    ...(isStated ? [t("settings.brand.byEnvironment")] : []),
    ...(!isStated && optional.includes(field) ? [t("settings.brand.optional")] : []),
  ];

  return (
    <div className="grid gap-1.5">
      <TextInput
        ltr
        label={name}
        hint={hints.join(" ") || undefined}
        error={form.errorOf(field)}
        name={field}
        type={types[field] ?? "text"}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_BRAND_VALUE}
        readOnly={isStated}
        value={value}
        onChange={({ target }) => form.change(field, target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-4">
        <Pill tone={tones[source]}>{t(`settings.brand.sources.${source}`)}</Pill>
        {!isStated && value !== builtIn && (
          <Button
            variant="link"
            size="small"
            className="min-h-target"
            aria-label={t("settings.brand.useBuiltInOf", { field: name })}
            onClick={() => form.change(field, builtIn)}
          >
            {t("settings.brand.useBuiltIn")}
          </Button>
        )}
      </div>
    </div>
  );
}
