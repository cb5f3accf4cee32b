import { countryCodes } from "../../../domain/contact/contact-rules.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { useRulesForm } from "../../ui/use-rules-form.ts";
import { tidyPhone } from "./phone-parts.ts";

type Name = "countryCode" | "phonenumber";
type Spread = ReturnType<ReturnType<typeof useRulesForm<Record<Name, string>>>["field"]>;
type Props = {
  field: (name: Name) => Omit<Spread, "name"> & { name: string };
  labels: { countryCode: string; phone: string };
};

/** A country code to choose, and the number after it; a number with a plus is taken as it is. */
export function PhoneFields({ field, labels }: Props) {
  const { language } = useSite();

  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-3">
      <Select
        {...field("countryCode")}
        label={labels.countryCode}
        autoComplete="tel-country-code"
        options={countryCodes.map((code) => ({
          value: code,
          // Arabic would show the plus behind the digits without the mark.
          label: language === "ar" ? `\u200E+${code}` : `+${code}`,
        }))}
      />
      <TextInput
        {...field("phonenumber")}
        ltr
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={labels.phone}
        onInput={({ currentTarget: input }) => {
          const tidy = tidyPhone(input.value);
          if (tidy !== input.value) input.value = tidy;
        }}
      />
    </div>
  );
}
