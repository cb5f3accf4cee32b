import type { PlanSection } from "../../../../domain/insurance/compare-plans.ts";

export default {
  button: "Compare with the one on sale",
  heading: "Beside the one on sale",
  line: "Where",
  onSale: "On sale",
  draft: "This draft",
  cells_zero: "Nothing differs from the one on sale.",
  cells_one: "{{count}} cell differs from the one on sale.",
  cells_other: "{{count}} cells differ from the one on sale.",
  lines_zero: "Nothing differs from the one on sale.",
  lines_one: "{{count}} line differs from the one on sale.",
  lines_other: "{{count}} lines differ from the one on sale.",
  sections: {
    texts: "Name, description and sale",
    cover: "Cover, limits and excess",
    addOns: "Add-ons",
    terms: "What it says",
    documents: "Documents",
  } satisfies Record<PlanSection, string>,
  notListed: "not listed",
  notSaid: "not said",
  said: "said",
  noDocument: "none",
};
