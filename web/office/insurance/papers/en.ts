import type { PlanDocumentName } from "../../../../domain/insurance/plan-documents.ts";

export default {
  heading: "Documents",
  hint: "The insurer's PDFs, each up to 10 MB. Customers read them once two people agree on the plan. A document is saved as soon as it is chosen.",
  termsEn: "Terms (English)",
  termsAr: "Terms (Arabic)",
  wordingEn: "Wording (English)",
  wordingAr: "Wording (Arabic)",
  choose: "Drop a PDF here, or choose one",
  replace: "Drop another PDF to replace it",
  none: "None",
  checking: "Checking the PDF…",
  kilobytes: "PDF, {{size}} kB",
  megabytes: "PDF, {{size}} MB",
  pages_one: "{{count}} page",
  pages_other: "{{count}} pages",
  added: "{{name}}, {{moment}}",
  remove: "Remove",
} satisfies Record<PlanDocumentName, string> & Record<string, string>;
