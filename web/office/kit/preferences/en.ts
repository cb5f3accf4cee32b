import type { CallChannel, HoursProblem } from "../../../../domain/clients/preferences.ts";

/** How clients want to be reached: on their page, and wherever staff call them. */
export default {
  name: "Preferences",
  none: "Nothing recorded yet. Ask on the next call.",
  channel: "Preferred channel",
  channels: {
    phoneThenMail: "Phone, then email",
    phone: "Phone only",
    mail: "Email only",
  } satisfies Record<CallChannel, string>,
  language: "Language",
  languages: { en: "English", ar: "Arabic" },
  hours: "Hours to call",
  anyHour: "Any of our hours, {{from}} to {{until}}",
  someHours: "Only from … until …",
  span: "{{from}} to {{until}}",
  from: "From",
  until: "Until",
  save: "Save preferences",
  saved: "Preferences saved",
  saidOnCall: "said on a call, {{moment}}, {{staff}}",
  setByClient: "set by the client, {{moment}}",
  changed: "Changed meanwhile: {{what}}. What you chose is still here. Save again to use it.",
  takeOther: "Use the other one",
  wants: {
    any: "Call at any hour of ours, {{language}}",
    after: "Call after {{from}}, {{language}}",
    before: "Call before {{until}}, {{language}}",
    between: "Call from {{from}} to {{until}}, {{language}}",
    mail: "Prefers email, {{language}}",
  },
  notNow: {
    heading: "Call now?",
    hours: "They asked not to be called now. Next: {{moment}}.",
    mail: "They asked for email only. Write to them instead.",
    next: "Not now. Next: {{moment}}",
    goOn: "Call anyway",
    back: "Do not call",
  },
  today: "today {{time}}",
  tomorrow: "tomorrow {{time}}",
  problems: {
    hourInvalid: "Choose a whole or half hour.",
    hoursTooShort: "The hours must be at least one hour long.",
    hoursNotOurs: "We call from 9:00 to 18:00. Choose hours that reach into that time.",
  } satisfies Record<HoursProblem, string>,
};
