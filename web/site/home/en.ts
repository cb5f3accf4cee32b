export default {
  title: "Car insurance in the UAE, compared",
  description:
    "Find the perfect car, health, home, or pet insurance with full transparency and no hidden fees.",
  heading: "Get covered in minutes, 100% online",
  lead: "Type your plate. We set the insurers side by side at full prices, VAT included, with no hidden fees.",
  insurers: "The insurers we compare",
  products: {
    heading: "What are you looking for?",
    lead: "Start with your car. A plate number and photos of your papers are all it takes.",
    label: "Who is it for",
    personal: "Personal",
    business: "Business",
    car: {
      title: "Car insurance",
      text: "For every car with Gulf specifications, at the full first-year price.",
      points: [
        "Third party or comprehensive",
        "Renewal or a new policy",
        "Prices before names for renewals and third party",
      ],
      quote: "Get a quote",
    },
    underWork: {
      title: "Under Work",
      text: "A wider canopy for fleets and shops. We are still putting it up.",
    },
    other: {
      title: "Something else to protect?",
      text: "Health, home, pet and travel are not on sale here yet. Leave a message and a person answers.",
      link: "Leave a message",
    },
    corporate: {
      title: "Insuring a company?",
      text: "Tell us what it does and how many people and cars it has. We look for an offer.",
      link: "Leave a message",
    },
  },
  figures: {
    heading: "Policies issued, cars parked in the shade",
    quotes: {
      unit_one: "second",
      unit_other: "seconds",
      title: "to your quotes",
      subtitle: "Or less, from the plate to the prices.",
    },
    instalments: {
      unit_one: "instalment",
      unit_other: "instalments",
      title: "free of interest",
      subtitle: "By card or mobile wallet, paid to the insurer.",
    },
    claims: {
      unit: "working days",
      title: "for a claim",
      subtitle: "From complete papers to the insurer's decision.",
    },
    assets: {
      title: "worth of assets under cover",
    },
    app: { rank: "No. {{rank}}", title: "insurance app in the UAE app store" },
    example: "Example figures, for the demonstration.",
  },
  timeline: {
    heading: "How the canopy grew",
    texts: [
      "A small brokerage opens with three chairs and one telephone.",
      "Comparison moves online, at full prices that hold when you pay.",
      "Renewing comes down to a single plate number.",
    ],
  },
  how: {
    heading: "From plate to policy",
    lead: "Four steps, and nothing is asked twice.",
    steps: [
      { title: "Pick your insurance", text: "Renew or buy new, third party or comprehensive." },
      { title: "Fill in your information", text: "Prices first; names and papers after." },
      {
        title: "It reaches the insurer",
        text: "You pay the one you chose, and your request is theirs.",
      },
      {
        title: "Wait for the answer",
        text: "We follow it up; the policy comes by email and in your profile.",
      },
    ],
  },
  promo: {
    heading: "Renewal due this month?",
    lead: "Begin with the plate number alone. We take it from there.",
    action: "Renew now",
  },
};
