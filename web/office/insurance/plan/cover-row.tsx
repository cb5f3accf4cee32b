import { useTranslation } from "react-i18next";
import type { BenefitCode } from "../../../../domain/quotes/cover.ts";
import { formatNumber } from "../../../i18n/formats.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { CellSelect } from "./cell-select.tsx";
import { ChangedMark } from "../draft/changed-mark.tsx";
import type { PlanFormProps } from "./plan-form.ts";
import { type CoverField, fieldOf, hasAmount, isWrongLine } from "./plan-values.ts";

const kinds = [
  "none",
  "limit",
  "days",
  "minutes",
  "years",
  "percent",
  "yes",
  "no",
  "notStated",
] as const satisfies CoverField["kind"][];
const groups = ["basic", "additional"] as const;

export function CoverRow(props: PlanFormProps & { benefit: BenefitCode }) {
  const { benefit, values, before, changes, texts, isReadOnly, isTried, onChange } = props;
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const field = values.cover[benefit];
  const name = texts?.[language].t(`benefits.${benefit}`, { ns: "prices/cover" }) ?? benefit;
  const isChanged = changes.has(`cover.${benefit}`);
  const isWrong = (isTried || field.amount !== "") && isWrongLine(benefit, field);
  const errorId = `cover-${benefit}-error`;
  const set = (change: Partial<CoverField>) =>
    onChange({ cover: { ...values.cover, [benefit]: { ...field, ...change } } });

  return (
    <tr className="border-t border-line">
      <th
        scope="row"
        className={`min-w-44 border-s-4 px-2 py-2 text-start font-medium ${isChanged ? "border-accent" : "border-transparent"}`}
      >
        {name} <ChangedMark isChanged={isChanged} />
      </th>
      <td className="px-2 py-2">
        <div className="flex flex-wrap gap-2">
          <CellSelect
            label={t("insurance.plan.kindOf", { name })}
            value={field.kind}
            disabled={isReadOnly}
            options={kinds.map((kind) => ({
              value: kind,
              label: t(`insurance.plan.kinds.${kind}`),
            }))}
            onChoose={(kind) => set({ kind })}
          />
          {hasAmount(field.kind) && (
            <input
              type="text"
              inputMode="numeric"
              className="control control-ltr w-32"
              aria-label={t("insurance.plan.amountOf", { name })}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? errorId : undefined}
              readOnly={isReadOnly}
              value={field.amount}
              onChange={({ target }) => set({ amount: target.value })}
            />
          )}
        </div>
        {isWrong && (
          <p id={errorId} className="mt-1 flex max-w-40 gap-1 text-xs font-medium text-danger">
            <Icon name="alert" size={16} />
            {t("insurance.plan.amountWrong")}
          </p>
        )}
      </td>
      <td className="px-2 py-2">
        {field.kind !== "none" && (
          <CellSelect
            label={t("insurance.plan.groupOf", { name })}
            value={field.group}
            disabled={isReadOnly}
            options={groups.map((group) => ({
              value: group,
              label: t(`insurance.plan.groups.${group}`),
            }))}
            onChoose={(group) => set({ group })}
          />
        )}
      </td>
      {before && (
        <td className="px-2 py-2 text-ink-muted">
          <Before field={fieldOf(before.cover.find((line) => line.benefit === benefit))} />
        </td>
      )}
    </tr>
  );
}

function Before({ field: { kind, amount } }: { field: CoverField }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const words = t(`insurance.plan.kinds.${kind}`);
  if (!hasAmount(kind)) return words;
  return (
    <>
      {words} <bdi>{formatNumber(Number(amount), language)}</bdi>
    </>
  );
}
