import type { OfficeTexts } from "../../web/office/texts.ts";
import type { Place } from "./desk-steps.ts";

/** Names that outside checks rely on, so the English ones are written out. */
const english = {
  table: "Refunds",
  approve: "Approve",
  refuse: "Refuse",
  send: "Mark sent",
  fail: "Mark failed",
  confirm: "Confirm refund",
  reference: "Insurer's reference",
  reason: "Reason",
  propose: "Propose refund",
  amount: "Amount (AED)",
  way: "Way of payment",
  take: "Take",
  waiting: "Waiting for me",
};

export const refundNames = ({ language }: Place, texts: OfficeTexts): typeof english => {
  if (language === "en") return english;
  const { refunds, request, approvals } = texts;
  return {
    table: refunds.name,
    ...refunds.acts,
    ...refunds.fields,
    propose: refunds.panel.propose,
    take: request.actions.take,
    waiting: approvals.lists.waiting,
  };
};
