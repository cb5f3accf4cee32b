import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { FactField } from "../../../domain/purchase/facts.ts";
import { MAX_MAKE_OR_MODEL } from "../../../domain/vehicle/vehicle-facts.ts";
import { useValueDecides } from "../../prices/use-value-decides.ts";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { Assumptions } from "./assumptions.tsx";
import { CoverChoices } from "./cover-choices.tsx";
import { type AskedInput, fieldId, valueOf } from "./sharpening.ts";
import type { Sharpening } from "./use-sharpening.ts";
import { useToday } from "./use-today.ts";

type Props = {
  sharpening: Sharpening;
  draft: PurchaseDraft;
  quotes: readonly Package[];
  offersOwnDamage: boolean;
};

const numbers = [
  "value",
  "year",
  "driverBirthYear",
  "drivingYears",
  "claimFreeYears",
] as const satisfies AskedInput[];

export default function SharpenFields({ sharpening, draft, quotes, offersOwnDamage }: Props) {
  const { t } = useTranslation("prices");
  const { type, choose, settle, isWrong, contradiction } = sharpening;
  const day = useToday();
  const valueDecides = useValueDecides();
  const claims = valueOf(draft, "claims", day);
  const financed = valueOf(draft, "financed", day);
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
      <div className="grid gap-4 sm:max-lg:grid-cols-2">
        {numbers.map((field) => (
          <TextInput
            key={field}
            {...text(field)}
            ltr
            inputMode="numeric"
            label={t(`sharpen.${field}`)}
            hint={
              field === "value" &&
              offersOwnDamage &&
              `${t("sharpen.ownDamageOnly")} ${valueDecides}`
            }
            error={errorOf(field)}
          />
        ))}
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
      <CoverChoices {...{ draft, choose, quotes, offersOwnDamage }} />
      <Assumptions quotes={quotes} />
    </form>
  );
}
