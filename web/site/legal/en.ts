export default {
  contents: "On this page",
  updated: "In force from 1 November 2026",
  toPrivacy: "Privacy policy",
  toTerms: "Terms and conditions",
  seeAlso: "See also",
};
