import type { DeskView } from "../../../contract/office/requests.ts";
import type { Turn } from "../../../domain/requests/turn.ts";

export default {
  desk: {
    table: "Requests",
    viewsLabel: "Views",
    views: {
      new: "New",
      leads: "Leads",
      paidToRecord: "Paid, to record",
      waitingForCustomer: "Waiting for customer",
      overdue: "Overdue",
      cancellations: "Cancellations",
      mine: "Mine",
      all: "All",
    } satisfies Record<DeskView, string>,
    columns: {
      plate: "Plate",
      number: "Request",
      about: "About",
      state: "State",
      due: "Due",
      assignee: "Taken by",
    },
    anyState: "Any",
    found: "Found for “{{q}}”",
    came_one: "{{count}} new request",
    came_other: "{{count}} new requests",
    none: "Nothing to do here",
    noneHelp: "New requests appear here by themselves.",
    noneFound: "Nothing found",
    noneFoundHelp: "Search by plate, name, email, phone or request number.",
    more: "Show more",
    noPlate: "No plate yet",
    offerWanted: "needs an offer",
    me: "You",
    nobody: "Nobody",
    snoozed: "Snoozed until {{moment}}",
    time: { left: "in {{time}}", late: "{{time}} late", waiting: "for {{time}}" },
    turn: {
      us: "our turn",
      customer: "waiting for customer",
      insurer: "waiting for insurer",
      none: "Nothing due",
    } satisfies Record<Turn | "none", string>,
  },
  dashboard: {
    heading: "Today’s work",
    waiting: "Waiting longest",
    nothing: "Nobody is waiting for us.",
  },
};
