export default {
  names: {
    thirdParty: "What if? Third-party insurance",
    comprehensive: "What if? Comprehensive insurance",
  },
  eyebrow: "What if it happens?",
  thirdParty: {
    title: "What third-party insurance pays, and what you pay",
    description:
      "Nine things that happen to cars in the UAE, from a scratch to a flood and a total loss: who pays what with third-party insurance, in dirhams, with the source.",
    heading: "Third party: what it pays, and what you pay",
    lead: "Nine things that happen on the roads of the Emirates, worked out for one example car. You pay the yellow part of each bar.",
  },
  comprehensive: {
    title: "What comprehensive insurance pays, and what you pay",
    description:
      "Nine things that happen to cars in the UAE, from a scratch to a flood and a total loss: who pays what with comprehensive insurance, in dirhams, with the source.",
    heading: "Comprehensive: what it pays, and what you pay",
    lead: "Nine things that happen on the roads of the Emirates, worked out for one example car. You pay the yellow part of each bar.",
  },
  overview: "Nine events at a glance",
  leaves: "You pay AED {{aed}}",
  leavesNothing: "You pay nothing",
  answer: {
    thirdParty:
      "{{situation}} With third-party insurance, the insurer pays AED {{insurer}} of AED {{damage}}, and you pay AED {{you}}.",
    comprehensive:
      "{{situation}} With comprehensive insurance, the insurer pays AED {{insurer}} of AED {{damage}}, and you pay AED {{you}}.",
  },
  details: "Who pays what, step by step",
  other: {
    thirdParty: "With third-party insurance you pay AED {{aed}}",
    comprehensive: "With comprehensive insurance you pay AED {{aed}}",
  },
  otherNothing: {
    thirdParty: "With third-party insurance you pay nothing",
    comprehensive: "With comprehensive insurance you pay nothing",
  },
  example: {
    heading: "The example car",
    text: "The answers are for a car about which we know only what is listed here, with the cover that every policy of this kind has and no add-ons. Your own quotes show what each plan adds.",
    value: "Vehicle value",
    carAge: "Age of the car in years",
    driverAge: "Age of the driver",
    excess: "Excess",
    repair: "Repair",
    addOns: "Add-ons",
    none: "None",
  },
  own: {
    heading: "The same for your own car",
    text: "Enter your plate, and each quote answers these nine questions for your car and your choices.",
    action: "See prices",
    third: "About third-party insurance",
    comprehensive: "About comprehensive insurance",
  },
};
