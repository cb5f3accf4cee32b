import type { StaffRole } from "../../../domain/accounts/staff-roles.ts";

export default {
  frame: {
    navigation: "Office",
    dashboard: "Dashboard",
    requests: "Insurance Requests",
    collapse: "Collapse the sidebar",
    expand: "Widen the sidebar",
    logout: "Logout",
  },
  search: { name: "Search", hint: "Plate, name, phone or number" },
  roles: {
    agent: "Agent",
    compliance: "Compliance",
    admin: "Admin",
  } satisfies Record<StaffRole, string>,
  keys: {
    heading: "Keyboard shortcuts",
    next: "Next request",
    previous: "Previous request",
    open: "Open the request",
    back: "Back to the list",
    policy: "Record the policy",
    take: "Take the request",
    contacted: "Note a call",
    snooze: "Snooze the request",
    note: "Write a note",
    documents: "Open the documents",
    turnOver: "Another document",
    compare: "Matches, or differs",
    accept: "Accept the document",
    reject: "Reject the document",
    search: "Search",
    help: "Show these shortcuts",
    on: "Use keyboard shortcuts",
    button: "Shortcuts",
  },
};
