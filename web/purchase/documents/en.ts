export default {
  heading: {
    all: "First, your documents",
    photos: "First, your documents",
    car: "First, which car is it?",
  },
  help: "The insurer needs these photos before it can issue a policy.",
  helpWithNumber:
    "The insurer needs your Emirates ID number and these photos before it can issue a policy.",
  helpWithCar:
    "The price did not depend on these, but the policy needs them: the car's details, your Emirates ID number and these photos.",
  helpForOffer: "Our team needs these details to prepare an offer for your car.",
  continue: "Continue",
  later: "Continue without photos",
};
