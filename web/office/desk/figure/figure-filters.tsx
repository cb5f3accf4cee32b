import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { FigureRows } from "../../../../contract/office/analytics/figure-rows.ts";
import { type Dimension, figures, NO_VALUE } from "../../../../domain/analytics/figures.ts";
import { seesAllFigures } from "../../../../domain/analytics/own-work.ts";
import { rejectionReasons } from "../../../../domain/requests/rejection-reasons.ts";
import { emirateNames, emirates } from "../../../../domain/vehicle/emirates.ts";
import { Select } from "../../../ui/select.tsx";
import { useSession } from "../../frame/session.tsx";
import { DayInput } from "../../kit/day-input.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { type FigureQuery, figureAddress } from "./figure-query.ts";

type Props = { query: FigureQuery; names: FigureRows["names"] | undefined };
type Option = { value: string; label: string };

type Part = Dimension | "assignee";

const always = ["emirate", "insurer", "cover", "kind", "language"] as const satisfies Part[];

/** Each change is an address of its own, so that Back undoes it. */
export function FigureFilters({ query, names }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { member } = useSession();
  const navigate = useNavigate();
  const show = (change: Partial<FigureQuery>) => void navigate(figureAddress(query, change));

  const named = (of: Record<string, { en: string; ar: string }> = {}): Option[] =>
    Object.entries(of).map(([value, name]) => ({ value, label: name[language] }));
  const notKnown = { value: NO_VALUE, label: t("figureRows.notKnown") };
  const reasons = rejectionReasons.map((reason) => ({
    value: `rejected.${reason}`,
    label: t("analytics.lost.rejected", { reason: t(`analytics.lost.reasons.${reason}`) }),
  }));
  const colleagues = (names?.colleagues ?? []).map(({ id, name }) => ({
    value: id,
    label: name[language],
  }));
  const options: Record<Part, Option[]> = {
    emirate: [
      ...emirates.map((one) => ({ value: one, label: emirateNames[one][language] })),
      notKnown,
    ],
    insurer: [...named(names?.insurers), notKnown],
    plan: named(names?.plans),
    cover: [
      ...(["thirdParty", "comprehensive"] as const).map((one) => ({
        value: one,
        label: t(`covers.${one}`),
      })),
      notKnown,
    ],
    kind: (["new", "renew"] as const).map((one) => ({ value: one, label: t(`types.${one}`) })),
    language: (["en", "ar"] as const).map((one) => ({
      value: one,
      label: t(`figureRows.languages.${one}`),
    })),
    colleague: colleagues,
    assignee: [...colleagues, { value: NO_VALUE, label: t("figureRows.nobody") }],
    outcome: [
      { value: "rejected", label: t("figureRows.rejected") },
      ...reasons,
      {
        value: "rejected.unknown",
        label: t("analytics.lost.rejected", { reason: t("analytics.lost.reasons.none") }),
      },
      ...(["declined", "offersEnded", "expired", "cancelled", "cancelledByStaff"] as const).map(
        (one) => ({ value: one, label: t(`analytics.lost.${one}`) }),
      ),
    ],
  };
  const shown: Part[] = [
    ...always,
    ...(query.plan ? (["plan"] as const) : []),
    "colleague",
    "assignee",
    ...(query.figure === "lost" ? (["outcome"] as const) : []),
  ];

  return (
    <section
      aria-label={t("figureRows.filters")}
      className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] items-start gap-4 rounded-card bg-surface-raised p-card shadow-1"
    >
      <Select
        label={t("figureRows.figure")}
        value={query.figure}
        options={figures
          .filter((one) => one !== "commission" || seesAllFigures(member.roles))
          .map((one) => ({ value: one, label: t(`figureRows.figures.${one}`) }))}
        onChange={({ target }) =>
          show({ figure: figures.find((one) => one === target.value) ?? "sent", outcome: "" })
        }
      />
      {(["from", "to"] as const).map((end) => (
        <DayInput
          key={end}
          type="date"
          label={t(`figureRows.${end}`)}
          value={query[end]}
          onChange={({ target }) => target.value && show({ [end]: target.value })}
        />
      ))}
      {shown.map((dimension) => (
        <Select
          key={dimension}
          label={t(`figureRows.${dimension}`)}
          value={query[dimension] ?? ""}
          placeholder={t("figureRows.any")}
          options={options[dimension]}
          onChange={({ target }) => show({ [dimension]: target.value })}
        />
      ))}
    </section>
  );
}
