import audit from "./audit/en.ts";
import brand from "./brand/en.ts";
import commission from "./commission/en.ts";
import health from "./health/en.ts";
import navigation from "./navigation/en.ts";
import sessions from "./sessions/en.ts";
import texts from "./texts/en.ts";
import type { StaffAct, StaffState } from "../../../domain/accounts/staff-account.ts";

import hours from "./hours/en.ts";

type Act = Exclude<StaffAct, "edit">;

export default {
  name: "Settings",
  sections: "Settings",
  navigation,
  sessions,
  texts,
  brand,
  commission,
  health,
  audit,
  hours,
  staff: {
    name: "Staff",
    about: "Names, extensions, roles and access of colleagues",
    add: "Add colleague",
    columns: {
      name: "Name",
      roles: "Role",
      extension: "Extension",
      state: "State",
      changed: "Last change",
    },
    you: "You",
    commandLine: "Command line",
    states: {
      active: "Active",
      invited: "Invited",
      noAuthenticator: "No authenticator yet",
      disabled: "Disabled",
    } satisfies Record<StaffState, string>,
    fields: {
      email: "Email",
      emailHint: "Only to log in: customers and colleagues see the name.",
      role: "Role",
      roleChoice: "Choose a role",
      roleHint: "More roles can be given afterwards.",
      nameEn: "Name (English)",
      nameAr: "Name (Arabic)",
      extension: "Extension",
      optional: "optional",
      language: "Language of the emails",
    },
    languages: { en: "English", ar: "Arabic" },
    addEffect:
      "The colleague alone gets an email with a link to choose a password; it works once and for 24 hours. All administrators are told by email.",
    added: "{{name}} was added. The link to choose a password is on its way.",
    save: "Save",
    saved: "The changes of {{name}} are saved.",
    given: "{{name}} gets: {{roles}}.",
    taken: "{{name}} loses: {{roles}}.",
    rolesEffect: "{{name}} is logged out everywhere. All administrators are told by email.",
    access: "Access",
    back: "Back",
    acts: {
      disable: "Disable",
      enable: "Enable",
      reset: "Reset",
      endSessions: "Log out everywhere",
    } satisfies Record<Act, string>,
    questions: {
      disable: "Disable {{name}}?",
      enable: "Enable {{name}}?",
      reset: "Reset {{name}}?",
      endSessions: "Log {{name}} out everywhere?",
    } satisfies Record<Act, string>,
    effects: {
      disable:
        "{{name}} is logged out everywhere at once and cannot log in any more. What this colleague has taken is given back. You can enable the account again. All administrators are told by email.",
      enable:
        "{{name}} can log in again with the password and authenticator of before. All administrators are told by email.",
      enableInvited:
        "{{name}} gets an email with a link to choose a password; it works once and for 24 hours. All administrators are told by email.",
      reset:
        "Password, authenticator and recovery codes of {{name}} stop working at once, and all sessions end. {{name}} alone gets an email with a link to choose a new password; it works once and for 24 hours. All administrators are told by email.",
      resetInvited:
        "{{name}} alone gets a new email with a link to choose a password; it works once and for 24 hours, and the link before stops working. All administrators are told by email.",
      endSessions:
        "All sessions of {{name}} end at once, on every device. Password and authenticator stay. All administrators are told by email.",
    } satisfies Record<Act | "enableInvited" | "resetInvited", string>,
    done: {
      disable: "{{name}} is disabled.",
      enable: "{{name}} is enabled.",
      reset: "{{name}} was reset. The link to choose a new password is on its way.",
      endSessions: "{{name}} is logged out everywhere.",
    } satisfies Record<Act, string>,
    self: "Another administrator disables or resets your account.",
  },
};
