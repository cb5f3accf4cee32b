/** The documents of a plan; only plans that have some need these texts. */
export default {
  heading: "Documents from the insurer",
  terms: { en: "Terms in English", ar: "Terms in Arabic" },
  wording: { en: "Policy wording in English", ar: "Policy wording in Arabic" },
  kilobytes: "PDF, {{size}} kB",
  megabytes: "PDF, {{size}} MB",
};
