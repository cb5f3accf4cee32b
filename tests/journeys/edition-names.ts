import type { OfficeTexts } from "../../web/office/texts.ts";
import type { Place } from "./desk-steps.ts";

/** Names that outside checks rely on, so the English ones are written out. */
const english = {
  discount: "Insurer's discount (%)",
  from21: "Driver's age from 21",
  from25: "Driver's age from 25",
  from30: "Driver's age from 30",
  from70: "Driver's age from 70",
  curve400: "Value curve at 400,000",
  curve1000: "Value curve at 1,000,000",
  oneRisk: "One risk",
  onSaleFrom: "On sale from",
  reason: "Reason",
  save: "Save",
  ask: "Ask for approval",
  withdraw: "Withdraw",
  approve: "Approve",
  waiting: "Waiting for me",
  edition: "Edition",
  editions: "Editions",
  compare: "Compare with the one on sale",
};

export const editionNames = ({ language }: Place, texts: OfficeTexts): typeof english => {
  if (language === "en") return english;
  const { edition, draft } = texts.insurance;
  const numbered = (name: string, from: string) => name.replace("{{from}}", from);
  const driver = (from: string) => numbered(edition.numbered.driverAge, from);
  return {
    discount: edition.cells.discount,
    from21: driver("21"),
    from25: driver("25"),
    from30: driver("30"),
    from70: driver("70"),
    curve400: numbered(edition.numbered.valueCurve, "400,000"),
    curve1000: numbered(edition.numbered.valueCurve, "1,000,000"),
    oneRisk: edition.changes.one,
    onSaleFrom: draft.from.label,
    reason: texts.request.reason,
    save: draft.save,
    ask: draft.ask,
    withdraw: draft.withdraw,
    approve: texts.approvals.decision.approve,
    waiting: texts.approvals.lists.waiting,
    edition: texts.approvals.kinds.edition,
    editions: texts.insurance.insurer.editions.heading,
    compare: texts.insurance.compare.button,
  };
};
