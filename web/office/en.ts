import type { RequestState } from "../../domain/requests/request-state.ts";
import desk from "./desk/en.ts";
import problems from "./kit/en.ts";
import preferences from "./kit/preferences/en.ts";
import frame from "./frame/en.ts";

export default {
  name: "Staff office",
  retry: "Try again",
  close: "Close",
  copy: { button: "Copy: {{what}}", done: "Copied: {{what}}" },
  notFound: {
    heading: "We could not find this page",
    text: "The link may have been cut short.",
  },
  states: {
    submitted: "Sent",
    lead: "Lead",
    offered: "Offered",
    awaiting_payment: "Awaiting payment",
    verifying_payment: "Verifying payment",
    paid: "Paid",
    issued: "Issued",
    rejected: "Rejected",
    cancelled: "Cancelled",
    refund_pending: "Refund pending",
    refunded: "Refunded",
  } satisfies Record<RequestState, string>,
  types: { new: "New policy", renew: "Renewal" },
  covers: { thirdParty: "Third party", comprehensive: "Comprehensive" },
  dayRange: "{{first}} to {{last}}",
  planVersion: {
    name: "Plan version",
    onSale: "of {{day}}, still on sale",
    replaced: "of {{day}}, no longer on sale",
    before: "from before versions were kept",
  },
  leaving: {
    heading: "Leave without saving?",
    text: "What you changed here since the last save will be lost.",
    stay: "Stay",
    leave: "Leave without saving",
  },
  ...frame,
  ...desk,
  preferences,
  problems,
  ofRooms: import.meta.glob<object>(["./*/en.ts", "!./{desk,frame,kit}/en.ts"], {
    eager: true,
    import: "default",
  }),
};
