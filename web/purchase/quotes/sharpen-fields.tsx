import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { FactField } from "../../../domain/purchase/facts.ts";
import { MAX_MAKE_OR_MODEL } from "../../../domain/vehicle/vehicle-facts.ts";
import { useValueDecides } from "../../prices/use-value-decides.ts";
import { Select } from "../../ui/select.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { Assumptions } from "./assumptions.tsx";
import { CoverChoices } from "./cover-choices.tsx";
import { askedFor, type AskedInput, fieldId, valueOf } from "./sharpening.ts";
import type { Sharpening } from "./use-sharpening.ts";
import { useToday } from "./use-today.ts";

/** Also beside the prices on a wide screen: one file with the fields above it. */
export { LastYearField } from "./last-year-field.tsx";

type Props = {
  sharpening: Sharpening;
  draft: PurchaseDraft;
  quotes: readonly Package[];
};

const numbers = [
  "value",
  "year",
  "driverBirthYear",
  "drivingYears",
  "claimFreeYears",
] as const satisfies AskedInput[];

/** Short ranges are stepped through; the most that is worth a button. */
const steps = { drivingYears: 40, claimFreeYears: 5 } satisfies Partial<Record<AskedInput, number>>;

export default function SharpenFields({ sharpening, draft, quotes }: Props) {
  const { t } = useTranslation("prices");
  const { type, choose, settle, isWrong, contradiction } = sharpening;
  const day = useToday();
  const valueDecides = useValueDecides();
  const claims = valueOf(draft, "claims", day);
  const financed = valueOf(draft, "financed", day);
  const asked = askedFor(quotes);
  const hasNames = draft.make !== "" || draft.model !== "";

  const errorOf = (field: (typeof numbers)[number]) => {
    if (isWrong(field)) return t(`sharpen.wrong.${field}`);
    if (contradiction?.field !== field) return undefined;
    return t("sharpen.impossible", contradiction);
  };

  const text = (field: FactField) => ({
    id: fieldId(field),
    autoComplete: "off",
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => type(field, target.value),
    onBlur: settle,
  });

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <div className="sharpen-rows">
        {numbers
          .filter((field) => asked.includes(field))
          .map((field) => {
            const words = {
              ...text(field),
              label: t(`sharpen.${field}`),
              error: errorOf(field),
            };
            const most = field in steps ? steps[field as keyof typeof steps] : undefined;
            return most === undefined ? (
              <TextInput
                key={field}
                {...words}
                ltr
                inputMode="numeric"
                hint={field === "value" && valueDecides}
              />
            ) : (
              <Stepper
                key={field}
                {...words}
                most={most}
                lessLabel={t("sharpen.less", { what: t(`sharpen.${field}`) })}
                moreLabel={t("sharpen.more", { what: t(`sharpen.${field}`) })}
                onStep={(value) => type(field, value)}
              />
            );
          })}
        {asked.includes("claims") && (
          <Select
            id={fieldId("claims")}
            label={t("sharpen.claims")}
            placeholder={t("sharpen.unanswered")}
            value={claims === undefined ? "" : String(claims)}
            options={[
              { value: "none", label: t("sharpen.no") },
              { value: "one", label: t("sharpen.yes") },
              { value: "two_or_more", label: t("sharpen.twoOrMore") },
            ]}
            onChange={({ target }) => choose({ claims: target.value })}
          />
        )}
        {asked.includes("financed") && (
          <Select
            id={fieldId("financed")}
            label={t("sharpen.financed")}
            placeholder={t("sharpen.unanswered")}
            value={financed === undefined ? "" : String(financed)}
            options={[
              { value: "false", label: t("sharpen.no") },
              { value: "true", label: t("sharpen.yes") },
            ]}
            onChange={({ target }) => choose({ financed: target.value })}
          />
        )}
        {hasNames &&
          (["make", "model"] as const).map((field) => (
            <TextInput
              key={field}
              {...text(field)}
              maxLength={MAX_MAKE_OR_MODEL}
              label={t(`sharpen.${field}`)}
              error={isWrong(field) && t(`sharpen.wrong.${field}`)}
            />
          ))}
      </div>
      <CoverChoices {...{ draft, choose, quotes }} />
      <Assumptions quotes={quotes} />
    </form>
  );
}
