import compare from "./compare/en.ts";
import csv from "./csv/en.ts";
import edition from "./edition/en.ts";
import insurer from "./insurer/en.ts";
import papers from "./papers/en.ts";
import plan from "./plan/en.ts";
import type { DraftKind, DraftState } from "../../../domain/insurance/draft-state.ts";

export default {
  name: "Manage Insurance",
  tabs: { label: "What is shown", insurers: "Insurers", plans: "Plans", editions: "Editions" },
  payee: {
    heading: "Payee",
    account: "Credentials",
    since: "Since",
    usual: "The usual one: nobody chose another",
    change: "Change",
    away: "no payee",
    awayNote:
      "The settings of the server no longer have {{account}}. Payments of this insurer are refused until they are added again or another payee is approved.",
    chosen: "Where its payments go",
    hint: "The names of the credentials that the settings of the server have. No secret is shown or kept here.",
    accountAway: "{{account}} (not in the settings)",
    keep: "Begins with the approval. Payments that have begun keep the payee with which they began.",
  },
  draft: {
    kinds: {
      edition: "Edition",
      plan: "Plan",
      agreement: "Agreement",
      payee: "Payee",
    } satisfies Record<DraftKind, string>,
    states: {
      draft: "Draft",
      asked: "Waits for a second person",
      agreed: "Agreed",
      discarded: "Discarded",
    } satisfies Record<DraftState, string>,
    writtenBy: "Written by {{name}}",
    reason: "Reason",
    reasonHint: "The second person reads it: a letter, a call, a date.",
    reasonMissing: "Say why.",
    save: "Save",
    ask: "Ask for approval",
    askedNote: "An admin who is somebody else decides. Any change takes the question back.",
    withdraw: "Withdraw",
    discard: "Discard draft",
    discarded: "Discarded. Nothing that counts has changed.",
    toApproval: "Look at the approval",
    from: {
      label: "On sale from",
      hint: "Dubai time. Empty: at once, when a second person approves.",
      wrong: "Give a day and a time, or leave both empty.",
      keep: "Requests, offers and shared quotes of before keep their price.",
    },
    unsaved: "There are changes that are not saved.",
    saved: "Saved.",
  },
  edition,
  insurer,
  plan,
  papers,
  compare,
  csv,
};
