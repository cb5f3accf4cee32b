import type { AskedWay } from "../../../../domain/clients/erasing.ts";

export default {
  would_one: "One request goes for good, with its documents and messages.",
  would_other: "{{count}} requests go for good, with their documents and messages.",
  heading: "Data of this person",
  export: { json: "Export data (JSON)", pdf: "Export data (PDF)" },
  owed: "Not now: money is owed,",
  underWay: "Not now: a payment or refund of this person is under way.",
  kept: "What the law keeps",
  until: "until {{day}}",
  open: "while it is open",
  nothing: "There is nothing to erase: the law keeps all that there is.",
  asked: "The erasure waits for a second person.",
  erase: "Erase",
  eraseHeading: "Erase the data of {{name}}?",
  account: "The account goes, too.",
  stays: "The account stays for what the law keeps.",
  how: "The person asked",
  ways: {
    mail: "by email",
    phone: "by phone",
    letter: "by letter",
    inPerson: "in person",
  } satisfies Record<AskedWay, string>,
  second: "A second person decides. Nobody can bring it back.",
  ask: "Ask for the erasure",
  keep: "Keep the data",
};
