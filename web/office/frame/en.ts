import type { StaffRole } from "../../../domain/accounts/staff-roles.ts";

export default {
  frame: {
    navigation: "Office",
    dashboard: "Dashboard",
    requests: "Insurance Requests",
    collapse: "Collapse the sidebar",
    expand: "Expand the sidebar",
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
    take: "Take the request",
    note: "Write a note",
    search: "Search",
    help: "Show these shortcuts",
    on: "Use keyboard shortcuts",
    button: "Shortcuts",
  },
};
