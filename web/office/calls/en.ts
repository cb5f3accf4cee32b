import type { CallOutcome } from "../../../domain/requests/call-outcomes.ts";

export default {
  panel: "Calls and insurer",
  none: "No call noted yet.",
  heading: "How did the call end?",
  outcome: "Outcome",
  outcomes: {
    reached: "Reached",
    noAnswer: "No answer",
    callBack: "Asked us to call back",
    wrongNumber: "Wrong number",
  } satisfies Record<CallOutcome, string>,
  again: "Call again (Dubai time)",
  againHint: "Until then the request is hidden. Leave this empty if no other call is needed.",
  againAt: "Call again: {{moment}}",
  moved: "This is outside calling hours, so the call moves to {{moment}}.",
  past: "Choose a time in the future.",
  allowed: "Sales calls are allowed every day from {{from}}:00 to {{to}}:00.",
  notNow: "No sales calls now. They are allowed again from {{moment}}.",
  save: "Save",
  insurer: {
    heading: "Mark as sent to the insurer",
    text: "The request waits for the insurer until you note the answer. Snooze it to be reminded.",
    reference: "Reference",
    hint: "The insurer's case number, or the subject of your email.",
    missing: "Write the reference.",
    sent: "Sent to the insurer:",
    answered: "Answered: {{moment}}",
    waiting: "No answer yet",
    hours: "{{days}}, {{from}} to {{to}}",
  },
};
