import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";

type Answer = "yes" | "no" | "lower" | "higher";
type Row = readonly [third: Answer, comprehensive: Answer];

/** Specification part 1, section 3. */
const rows = {
  injury: ["yes", "yes"],
  property: ["yes", "yes"],
  ownDamage: ["no", "yes"],
  fire: ["no", "yes"],
  theft: ["no", "yes"],
  agency: ["no", "yes"],
  replacement: ["no", "yes"],
  price: ["lower", "higher"],
} as const satisfies Record<string, Row>;

/** The longest of these words barely fit on a phone. */
const kindOfCover = "px-1 py-4 font-strong wrap-break-word hyphens-auto max-sm:text-xs sm:px-2";

const features = Object.keys(rows) as (keyof typeof rows)[];

export function ComparisonTable() {
  const { t } = useTranslation("site");

  return (
    <section className="below-fold wrap pt-section" data-reveal="" aria-labelledby="compare">
      <h2 id="compare">{t("car.compare.heading")}</h2>
      <p className="mt-3 text-ink-muted">{t("car.compare.lead")}</p>
      <div className="mt-8 overflow-hidden rounded-card bg-surface-raised shadow-1">
        <table className="w-full table-fixed text-start">
          <thead className="bg-surface-leaf text-label">
            <tr>
              <th
                scope="col"
                className="w-2/5 py-4 ps-4 pe-1 text-start font-strong sm:w-1/2 sm:px-7"
              >
                {t("car.compare.feature")}
              </th>
              <th scope="col" className={`${kindOfCover} w-1/4`}>
                {t("car.compare.third")}
              </th>
              <th scope="col" className={kindOfCover}>
                {t("car.compare.comprehensive")}
              </th>
            </tr>
          </thead>
          <tbody>
            {features.map((feature) => (
              <tr key={feature} className="border-t border-line">
                <th scope="row" className="py-4 ps-4 pe-1 text-start font-medium sm:px-7">
                  {t(`car.compare.rows.${feature}`)}
                </th>
                {rows[feature].map((answer, column) => (
                  <td key={column} className="px-2 py-4 text-center">
                    <AnswerMark answer={answer} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function AnswerMark({ answer }: { answer: Answer }) {
  const { t } = useTranslation("site");
  const words = t(`car.compare.${answer}`);
  if (answer === "lower" || answer === "higher") return <strong>{words}</strong>;

  const isYes = answer === "yes";
  return (
    <span
      className={`inline-flex items-center gap-1.5 ${isYes ? "text-action" : "text-ink-muted"}`}
    >
      <Icon name={isYes ? "check" : "minus"} size={20} />
      <span className="max-sm:sr-only">{words}</span>
    </span>
  );
}
