export default {
  names: {
    thirdParty: "What if, with third-party insurance",
    comprehensive: "What if, with comprehensive insurance",
  },
  eyebrow: "What if it happens?",
  thirdParty: {
    title: "What third-party insurance pays, and what it leaves to you",
    description:
      "Nine things that happen to cars in the UAE, from a scratch to a flood and a total loss: who pays what with third-party insurance, in dirhams, with the source.",
    heading: "Third party: what it pays, and what is left to you",
    lead: "Nine things that happen on the roads of the Emirates, for one example car. The yellow part of each bar is yours.",
  },
  comprehensive: {
    title: "What comprehensive insurance pays, and what it leaves to you",
    description:
      "Nine things that happen to cars in the UAE, from a scratch to a flood and a total loss: who pays what with comprehensive insurance, in dirhams, with the source.",
    heading: "Comprehensive: what it pays, and what is left to you",
    lead: "Nine things that happen on the roads of the Emirates, for one example car. The yellow part of each bar is yours.",
  },
  overview: "Nine events at a glance",
  leaves: "AED {{aed}} left to you",
  leavesNothing: "nothing left to you",
  answer: {
    thirdParty:
      "{{situation}} With third-party insurance, of AED {{damage}} the insurer pays AED {{insurer}}, and AED {{you}} is left to you.",
    comprehensive:
      "{{situation}} With comprehensive insurance, of AED {{damage}} the insurer pays AED {{insurer}}, and AED {{you}} is left to you.",
  },
  other: {
    thirdParty: "With third-party insurance: {{left}}",
    comprehensive: "With comprehensive insurance: {{left}}",
  },
  example: {
    heading: "The example car",
    text: "The answers are for a car of which we know nothing but what stands here, with the cover that every policy of its kind has and no add-on. What plans add to it, you see with your own quotes.",
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
    third: "What third-party insurance is",
    comprehensive: "What comprehensive insurance is",
  },
};
