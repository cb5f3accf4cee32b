import type { OfficeTexts } from "../../web/office/texts.ts";
import type { Place } from "./desk-steps.ts";

/** Names that outside checks rely on, so the English ones are written out. */
const english = {
  table: "Insurers",
  plans: "Plans",
  editions: "Editions",
  agreements: "Agreements",
  add: "Add insurer",
  edit: "Edit",
  save: "Save",
  copy: "Copy as draft",
  wordmark: "Wordmark",
  remove: "Remove",
  addAgreement: "Add agreement",
  validFrom: "Valid from",
  validUntil: "Valid until",
  ask: "Ask for approval",
  reason: "Reason",
  approve: "Approve",
  waiting: "Waiting for me",
};

export const insurerNames = ({ language }: Place, texts: OfficeTexts): typeof english => {
  if (language === "en") return english;
  const { insurer, draft } = texts.insurance;
  return {
    table: insurer.table,
    plans: insurer.plans.heading,
    editions: insurer.editions.heading,
    agreements: insurer.agreements.heading,
    add: insurer.add.open,
    edit: insurer.edit,
    save: insurer.form.save,
    copy: insurer.copy,
    wordmark: insurer.wordmark.label,
    remove: insurer.wordmark.remove,
    addAgreement: insurer.agreements.add,
    validFrom: insurer.draft.validFrom,
    validUntil: insurer.draft.validUntil,
    ask: draft.ask,
    reason: texts.request.reason,
    approve: texts.approvals.decision.approve,
    waiting: texts.approvals.lists.waiting,
  };
};
