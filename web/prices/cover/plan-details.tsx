import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TermCode } from "../../../domain/quotes/term-codes.ts";
import { useSite } from "../../i18n/use-site.ts";
import { LaterPapers } from "../papers/later-papers.tsx";
import type { PlanTerms } from "../plan-terms.ts";
import { HowToCancel } from "./cancel-rules.tsx";
import { CoverLine } from "./cover-lines.tsx";
import { linesInOrder } from "./detail-lines.ts";

const asLimits: readonly TermCode[] = ["thirteenMonths", "agencyRepair", "unifiedPolicy"];
const asDuties: readonly TermCode[] = [
  "validLicence",
  "excessPerAccident",
  "youngDriverExcess",
  "approvedGarages",
];

type Detailed = Pick<PlanTerms, "type" | "insurerName" | "cover" | "terms" | "documents">;

/** The same headings in the same order for each plan. */
export function PlanDetails({ plan }: { plan: Detailed }) {
  const { t } = useTranslation("prices/cover");
  const { language } = useSite();
  const { covered, notCovered, excess } = linesInOrder(plan);
  const hasOwnDamage = plan.type === "comprehensive";
  const inOman = covered.some(({ benefit }) => benefit === "omanCover");
  const termsAmong = (codes: readonly TermCode[]) =>
    codes
      .filter((code) => plan.terms.includes(code))
      .map((code) => <li key={code}>{t(`terms.${code}`)}</li>);

  return (
    <div className="grid gap-7 border-t border-line bg-surface-soft px-4 py-6 sm:px-6">
      <Part heading={t("details.covered")}>
        <Lines>
          {covered.map((line) => (
            <CoverLine key={line.benefit} line={line} />
          ))}
        </Lines>
      </Part>
      <Part heading={t("details.notCovered")}>
        <Lines>
          {notCovered.map((line) => (
            <CoverLine key={line.benefit} line={line} />
          ))}
        </Lines>
        <p className="mt-2 text-label text-ink-muted">{t("details.injuredNot")}</p>
      </Part>
      <Part heading={t("details.limits")}>
        {excess && (
          <Lines>
            <CoverLine line={excess} />
          </Lines>
        )}
        <Sentences>
          {termsAmong(asLimits)}
          {hasOwnDamage && <li>{t("details.parts")}</li>}
          {hasOwnDamage && <li>{t("details.totalLoss")}</li>}
        </Sentences>
      </Part>
      <Part heading={t("details.duties")}>
        <Sentences>
          {termsAmong(asDuties)}
          {inOman && <li>{t("details.omanCard")}</li>}
        </Sentences>
      </Part>
      <Part heading={t("details.cancel")}>
        <HowToCancel />
      </Part>
      <Part heading={t("details.risk")}>
        <p className="text-label">{t("details.riskBy", { insurer: plan.insurerName[language] })}</p>
        <Sentences>{termsAmong(["takaful"])}</Sentences>
      </Part>
      {plan.documents && <LaterPapers documents={plan.documents} />}
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-base font-strong tracking-normal">{heading}</h3>
      {children}
    </section>
  );
}

const Lines = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">{children}</ul>
);

const Sentences = ({ children }: { children: ReactNode }) => (
  <ul className="mt-3 grid max-w-reading list-disc gap-2 ps-5 text-label first:mt-0">{children}</ul>
);
