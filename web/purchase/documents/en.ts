export default {
  heading: "First, your documents",
  help: "The insurer needs these photos before it can issue a policy.",
  helpWithNumber:
    "The insurer needs your Emirates ID number and these photos before it can issue a policy.",
  helpWithCar:
    "The price did not depend on these, but the policy needs them: the car's details, your Emirates ID number and these photos.",
  continue: "Continue",
};
