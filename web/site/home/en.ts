export default {
  title: "Car insurance in the UAE, compared",
  description:
    "Find the perfect car insurance in the UAE with full transparency and no hidden fees.",
  heading: "Get covered in minutes, 100% online",
  lead: "Enter your plate. We compare the insurers side by side at final prices, VAT included, with no hidden fees.",
  insurers: "The insurers we compare",
  products: {
    heading: "What are you looking for?",
    lead: "Start with your car. You need a few facts about it, then photos of your documents.",
    label: "Who is it for",
    personal: "Personal",
    business: "Business",
    car: {
      title: "Car insurance",
      text: "For every GCC-spec car, at the final price for 13 months, VAT included.",
      points: [
        "Third party or comprehensive",
        "Renewal or a new policy",
        "For renewals and third party, prices before we ask your name",
      ],
      quote: "Get a quote",
    },
    underWork: {
      title: "Under Work",
      text: "Insurance for fleets and shops. We are still working on it.",
    },
    other: {
      title: "Something else to protect?",
      text: "Health, home, pet and travel are not on sale here yet. Leave a message, and our team will answer.",
      link: "Leave a message",
    },
    corporate: {
      title: "Insuring a company?",
      text: "Tell us what it does and how many people and cars it has, and we will look for an offer.",
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
      subtitle: "From complete documents to the insurer's decision.",
    },
    assets: {
      title: "worth of assets under cover",
    },
    app: { rank: "No. {{rank}}", title: "insurance app in the UAE app store" },
    example: "Example figures, for the demonstration.",
  },
  timeline: {
    heading: "How we grew",
    texts: [
      "A small brokerage opens with three chairs and one telephone.",
      "Comparison moves online, at final prices that do not change when you pay.",
      "Renewing takes a single plate number.",
    ],
  },
  how: {
    heading: "From plate to policy",
    lead: "Four steps, and nothing is asked twice.",
    steps: [
      { title: "Pick your insurance", text: "Renew or buy new, third party or comprehensive." },
      { title: "Fill in your information", text: "Prices first; your name and documents after." },
      {
        title: "It reaches the insurer",
        text: "You pay the insurer you chose, and we pass your request on to it.",
      },
      {
        title: "Wait for the answer",
        text: "We follow it up, and email you when the policy is in your profile.",
      },
    ],
  },
  promo: {
    heading: "Renewal due this month?",
    lead: "Start with the plate. A few facts about the car are enough to see prices.",
    action: "Renew now",
  },
};
