import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { apiInputName, type RatedInput } from "../../../domain/quotes/rated-inputs.ts";
import { formatList, formatNumber } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useSite } from "../../i18n/use-site.ts";

type Words = TFunction<"site">;
type Phrase = (t: Words, value: number, language: Language) => string;
type Assumable = Exclude<RatedInput, "excess" | "repair" | "addOns">;

const phrases: Record<Assumable, Phrase> = {
  value: (t, value, language) =>
    t("prices.assumed.value", { value: formatNumber(value, language) }),
  year: (t, value) => t("prices.assumed.year", { value }),
  driverBirthYear: (t, value) => t("prices.assumed.driverBirthYear", { value }),
  drivingYears: (t, count) => t("prices.assumed.drivingYears", { count }),
  claims: (t) => t("prices.assumed.claims"),
  claimFreeYears: (t) => t("prices.assumed.claimFreeYears"),
  financed: (t) => t("prices.assumed.financed"),
};

/** The last three are never assumed otherwise. */
export function Assumed({ quote }: { quote: Pick<Package, "assumptions"> }) {
  const { t } = useTranslation("site");
  const { language } = useSite();
  const said = Object.entries(phrases).flatMap(([input, phrase]) => {
    const assumed = quote.assumptions.find((one) => one.input === apiInputName(input as Assumable));
    return assumed ? [phrase(t, Number(assumed.value), language)] : [];
  });

  return (
    <p className="mt-5 max-w-reading text-sm text-ink-muted">
      {t("prices.assumedFor", { list: formatList(said, language) })}
    </p>
  );
}
