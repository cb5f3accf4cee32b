import type { OfficeTexts } from "../../web/office/texts.ts";
import type { Place } from "./desk-steps.ts";

/** Names that outside checks rely on, so the English ones are written out. */
const english = {
  compare: "Compare with the one on sale",
  termsEn: "Terms (English)",
  wordingAr: "Wording (Arabic)",
  save: "Save",
  ask: "Ask for approval",
  reason: "Reason",
  approve: "Approve",
  waiting: "Waiting for me",
  stay: "Stay",
  leave: "Leave without saving",
};

export const planNames = ({ language }: Place, texts: OfficeTexts): typeof english => {
  if (language === "en") return english;
  const { compare, draft, papers } = texts.insurance;
  return {
    compare: compare.button,
    termsEn: papers.termsEn,
    wordingAr: papers.wordingAr,
    save: draft.save,
    ask: draft.ask,
    reason: texts.request.reason,
    approve: texts.approvals.decision.approve,
    waiting: texts.approvals.lists.waiting,
    stay: texts.leaving.stay,
    leave: texts.leaving.leave,
  };
};
