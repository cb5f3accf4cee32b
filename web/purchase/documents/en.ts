export default {
  heading: "First, your papers",
  help: "The insurer needs these photos before it can issue a policy.",
  helpWithNumber:
    "The insurer needs your Emirates ID number and these photos before it can issue a policy.",
  continue: "Continue",
  later: "Go on without photos",
};
