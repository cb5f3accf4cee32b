import type { HoursProblem } from "../../../domain/clients/preferences.ts";
import words from "./words/en.ts";

export default {
  words,
  heading: "How we reach you",
  text: "Our team looks here before they call or write to you.",
  channel: "Preferred channel",
  language: "Language",
  hours: "Hours to call",
  anyHour: "Any of our hours, {{from}} to {{until}}",
  someHours: "Only at these hours",
  from: "From",
  until: "Until",
  dubai: "Dubai time, on any day. We call from {{from}} to {{until}}.",
  save: "Save how we reach you",
  saved: "Saved. Our team sees it before they call.",
  setByStaff: "Our team noted this on a call, {{moment}}.",
  changed: {
    title: "This was changed meanwhile",
    byStaff: "Our team noted on a call: {{what}}.",
    byYou: "You saved on another page: {{what}}.",
    kept: "What you chose is still below. Save again to use it.",
    take: "Use the other one",
  },
  problems: {
    hourInvalid: "Choose a whole or half hour.",
    hoursTooShort: "Leave us at least one hour.",
    hoursNotOurs: "We call from 09:00 to 18:00. Choose hours that reach into that time.",
  } satisfies Record<HoursProblem, string>,
  failed: "We could not save it. Please try again.",
  loadFailed: "We could not load how you want to be reached. Load the page again.",
};
