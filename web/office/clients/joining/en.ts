import type { ProofKind, Side } from "../../../../domain/clients/joining.ts";

export default {
  heading: "Same person as",
  none: "No other record is joined with this one.",
  join: "Join with",
  joinHeading: "Join {{name}} with",
  find: "The other record",
  findHint: "Name, phone, email, plate or a number",
  search: "Search",
  nobody: "Nobody was found. Try the phone number or the email address.",
  another: "Choose another",
  proof: "What proves it",
  proofs: { mail: "A mail", document: "A document" } satisfies Record<ProofKind, string>,
  from: "The mail came from",
  sides: { client: "this record", other: "the other record" } satisfies Record<Side, string>,
  day: "Day of the mail",
  document: "Document",
  noDocuments: "Neither has a document.",
  choose: "Choose a document",
  missing: {
    mail: "Enter the day of the mail.",
    document: "Choose the document.",
  } satisfies Record<ProofKind, string>,
  consequence:
    "A second person looks at the proof. Then the desk sees both as one, and both addresses are told. Nothing else is shared.",
  ask: "Ask a second person",
  asked: "Joining with {{name}} waits for a second person.",
  look: "Look at it",
  by: {
    mail: "by a mail, asked by {{name}}, {{at}}",
    document: "by a document, asked by {{name}}, {{at}}",
  } satisfies Record<ProofKind, string>,
  separate: "Separate",
  separateHeading: "Separate the two records?",
  separateText: "The desk shows each for itself again, exactly as before they were joined.",
  keep: "Keep them joined",
};
