import { useTranslation } from "react-i18next";
import { FieldError } from "../../../ui/field.tsx";
import { Panel } from "../../kit/panel.tsx";
import { CoverRow } from "./cover-row.tsx";
import type { PlanFormProps } from "./plan-form.ts";

const columns = ["benefit", "value", "group", "now"] as const;

/** Every benefit there is, as the plan lists it, beside what counts now. */
export function CoverFields(props: PlanFormProps) {
  const { t } = useTranslation("office");
  const { values, before, isTried } = props;
  const isEmpty = values.order.every((benefit) => values.cover[benefit].kind === "none");
  const shown = before ? columns : columns.filter((column) => column !== "now");

  return (
    <Panel heading={t("insurance.plan.cover")}>
      <p className="mb-2 text-sm text-ink-muted">{t("insurance.plan.coverHint")}</p>
      <FieldError id="cover">{isTried && isEmpty && t("insurance.plan.coverMissing")}</FieldError>
      <div
        className="overflow-x-auto"
        tabIndex={0}
        role="group"
        aria-label={t("insurance.plan.cover")}
      >
        <table aria-label={t("insurance.plan.cover")} className="w-full text-sm">
          <thead>
            <tr className="text-xs text-ink-muted">
              {shown.map((column) => (
                <th key={column} scope="col" className="px-2 py-2 text-start font-medium">
                  {t(`insurance.plan.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.order.map((benefit) => (
              <CoverRow key={benefit} {...props} benefit={benefit} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
