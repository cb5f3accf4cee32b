import type { StaffRole } from "../../../domain/accounts/staff-roles.ts";

export default {
  frame: {
    navigation: "Office",
    dashboard: "Dashboard",
    collapse: "Collapse the sidebar",
    expand: "Expand the sidebar",
    logout: "Logout",
    extension: "ext. {{extension}}",
  },
  restoring: {
    title: "An older copy of the data is in use",
    text: "You can go on reading and writing. Until an administrator ends this, no email is sent, no payment starts, and nothing is deleted or expires. What was entered most recently may be missing.",
  },
  search: { name: "Search", hint: "Plate, name, phone or number" },
  roles: {
    agent: "Agent",
    compliance: "Compliance",
    admin: "Admin",
  } satisfies Record<StaffRole, string>,
  keys: {
    heading: "Keyboard shortcuts",
    places: {
      list: "In a list",
      request: "In a request",
      document: "With a document open",
      everywhere: "Everywhere",
    },
    next: "Next request",
    previous: "Previous request",
    open: "Open the request",
    back: "Back to the list",
    policy: "Record the policy",
    take: "Take the request",
    contacted: "Note a call",
    snooze: "Snooze the request",
    offer: "Make an offer",
    note: "Write a note",
    documents: "Open the documents",
    turnOver: "Previous or next document",
    compare: "Mark a line: matches or differs",
    accept: "Accept the document",
    reject: "Reject the document",
    search: "Search",
    help: "Show these shortcuts",
    on: "Use keyboard shortcuts",
  },
};
