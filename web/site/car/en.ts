export default {
  name: "Car insurance",
  names: { third: "Third-party insurance", comprehensive: "Comprehensive insurance" },
  getInsurance: "Get Insurance",
  facts: {
    quotes: "Quotes in under {{seconds}} seconds",
    instalments: "{{instalments}} interest-free instalments",
  },
  landing: {
    title: "Car insurance in the UAE",
    description:
      "Compare third-party and comprehensive car insurance of seven insurers in the UAE at final prices, VAT included, and buy online at any hour.",
    eyebrow: "Car insurance in the UAE",
    heading: "Shade every day, an umbrella when it rains",
    lead: "Compare third-party and comprehensive cover from seven insurers. Read what is covered and what is not, then buy at any hour.",
  },
  third: {
    title: "Third-party car insurance",
    description:
      "What third-party insurance covers in the UAE, what it does not cover, and what it costs with seven insurers, VAT included.",
    eyebrow: "Third-party insurance",
    heading: "What the law requires, at a price you can see",
    lead: "Every car on a UAE road needs at least this: it pays for what you do to others.",
    whatIf: "Who pays when it happens? Step by step",
    what: {
      heading: "What is third-party insurance?",
      text: [
        "If you cause an accident, third-party insurance pays the other side: for injury and death, as the courts decide, and for property damage up to two million dirhams, or more with some insurers. The cover is set by the same policy text for every insurer in the country, so the lowest price is a fair reason to choose.",
        "It does not pay for your own car. Many owners of older cars are happy with that; a newer or financed car usually deserves comprehensive cover.",
      ],
      covered: "It pays for",
      coveredItems: [
        "Injury and death of other people, as courts decide",
        "Damage to other cars and property",
        "Your family in the car, up to the policy's limit",
        "Ambulance and hospital transport",
      ],
      left: "It does not cover",
      leftItems: [
        "Damage to your own car",
        "Fire and theft",
        // Our assumption: recourse in the unified motor policy.
        "What you cause when driving without a licence or under the influence: the insurer pays the other side, then may recover it from you",
      ],
    },
  },
  comprehensive: {
    title: "Comprehensive car insurance",
    description:
      "What comprehensive car insurance covers in the UAE, which extras are worth it, and what it costs with seven insurers, VAT included.",
    eyebrow: "Comprehensive insurance",
    heading: "Your car as well as theirs",
    lead: "Everything in third-party insurance, and your own car: accident, fire and theft, and storm and flood damage if you add it.",
    whatIf: "Who pays when it happens? Step by step",
    what: {
      heading: "What is comprehensive insurance?",
      text: [
        "Comprehensive insurance joins two policies in one: the third-party cover the law requires, and cover for loss of and damage to your own car. If it is damaged in an accident, burned or stolen, the insurer repairs it or pays its value, less the excess.",
        "Prices depend on the car's value, body and engine, and on your claims. What insurers add differs more here than in third-party insurance, so read the details of a quote before its price.",
      ],
      covered: "It adds",
      coveredItems: [
        "Accident damage to your own car",
        "Fire and theft",
        "Repair at approved garages, or at the agency with some insurers",
        "Extras such as Oman, off-road and a rental car",
      ],
      left: "It does not cover",
      leftItems: [
        "The excess: what you pay yourself for each accident",
        "Wear and tear, breakdown, and damage to tyres only",
        "Racing, and any use that the policy does not name",
      ],
    },
  },
  steps: {
    heading: "Three steps, no phone calls",
    items: [
      {
        title: "Enter your car's details",
        text: "Plate, cylinders and body are enough to see prices.",
      },
      { title: "Get quotes", text: "At the final price, VAT included." },
      { title: "Buy online 24×7", text: "By card or mobile wallet." },
    ],
  },
  partners: {
    heading: "Trusted by drivers, backed by seven insurers",
    text: "We compare these insurers. They carry the risk and issue the policy; each pays us a commission that is part of the price you see.",
  },
  types: {
    heading: "Two kinds of cover",
    from: "For 13 months, from",
    third: {
      title: "Third party",
      text: "What the law requires.",
      points: [
        "Injury to others and damage to their property",
        "Roadside assistance with some insurers",
      ],
      leaves: "Does not cover damage to your own car",
      action: "Read about third party",
    },
    comprehensive: {
      title: "Comprehensive",
      text: "Your car as well as theirs.",
      points: [
        "Everything in third party",
        "Accident, fire and theft of your car",
        "Repair at approved garages or the agency",
      ],
      action: "Read about comprehensive",
    },
  },
  compare: {
    heading: "Third party or comprehensive",
    lead: "Eight things people ask, side by side.",
    feature: "What you get",
    third: "Third party",
    comprehensive: "Comprehensive",
    yes: "Yes",
    no: "No",
    lower: "Lower",
    higher: "Higher",
    rows: {
      injury: "Injury and death of other people",
      property: "Damage to other people's property",
      ownDamage: "Damage to your own car",
      fire: "Fire in your own car",
      theft: "Theft of your own car",
      agency: "Agency repair, with some insurers",
      replacement: "A new car after a total loss, with some insurers",
      price: "Price",
    },
  },
  addOns: {
    heading: "Extras you can add",
    lead: "Four are sold with both kinds of cover, four with comprehensive only.",
    prices: "Each price is the lowest of today's plans, for 13 months, VAT included.",
    from: "From",
    included: "Included in some plans",
    onlyIncluded: "Included, without a charge",
    common: "With both",
    comprehensiveOnly: "With comprehensive only",
    names: {
      passengerCover: "Passenger personal accident",
      driverCover: "Driver personal accident",
      roadsideAssistance: "Roadside assistance",
      omanCover: "Cover in Oman",
      naturalDisaster: "Natural disaster",
      vehicleReplacement: "Vehicle replacement",
      offRoad: "Off-road",
      carRental: "Car rental",
    },
    texts: {
      passengerCover: "Pays if a passenger is hurt or dies, no matter who was at fault.",
      driverCover:
        "The same for you behind the wheel; third-party insurance alone does not cover you.",
      roadsideAssistance: "Towing, a flat battery or tyre, a locked door, day and night.",
      omanCover: "Takes your cover across the border, with the orange card.",
      naturalDisaster: "Flood, storm and hail, which the standard policy does not cover.",
      vehicleReplacement: "A new car instead of its value, if it is written off in its first year.",
      offRoad: "Dunes and wadis, where the road and most policies end.",
      carRental: "A car to drive while yours is being repaired.",
    },
    worthHeading: "Which extras are worth it?",
    worth: [
      {
        title: "You drive to Oman",
        text: "Even once a year: without cover in Oman you buy insurance at the border for each trip.",
      },
      {
        title: "Your car is new",
        text: "Vehicle replacement and agency repair are worth their price in the first years.",
      },
      {
        title: "You park in the open",
        text: "Storms and flooded streets are rare and expensive. Natural disaster cover costs little.",
      },
      {
        title: "Your family rides with you",
        text: "Passenger and driver accident cover costs little and pays those closest to you.",
      },
    ],
  },
  payment: {
    heading: "Pay as it suits you",
    lead: "You pay the insurer you chose, on its own payment page. We never hold your premium and never see your card.",
    ways: [
      { title: "Card", text: "Visa, MasterCard or Union Pay, in dirhams." },
      { title: "Mobile wallet", text: "From your phone, in one touch." },
      { title: "{{instalments}} instalments", text: "Free of interest and of fees." },
    ],
  },
  guide: {
    heading: "Read before you choose",
    lead: "Short, clear and about the UAE.",
    items: {
      choose: {
        title: "How to choose car insurance",
        text: "Five questions that settle it before the price does.",
      },
      third: {
        title: "What third party pays for",
        text: "And three things people wrongly think it pays for.",
      },
      comprehensive: {
        title: "What comprehensive adds",
        text: "Your own car, the excess, and the fine print about garages.",
      },
      extras: {
        title: "Which extras are worth it",
        text: "Oman, storms, sand and a rental car: who needs what.",
      },
      claim: {
        title: "After an accident",
        text: "The police report, the insurer's number, and how long it takes.",
      },
      nonGulf: {
        title: "Cars that are not GCC spec",
        text: "Why they have no price online, and how to get an offer.",
      },
    },
  },
  contact: {
    heading: "Prefer to ask our team?",
    lead: "Every day, Dubai time. We answer; we do not sell you anything on the phone.",
    leadByDay: "We answer; we do not sell you anything on the phone.",
    call: "Call",
    whatsapp: "WhatsApp",
    message: "Leave a message",
  },
  faq: {
    heading: "Questions people ask",
    more: "Load More",
    third: [
      {
        question: "Is third-party insurance enough to register a car?",
        answer:
          "Yes. The traffic department requires at least third-party cover, for thirteen months: a year, and one month's grace to renew.",
      },
      {
        question: "Is my own car covered at all?",
        answer:
          "No. Third party pays the other side. If the accident was not your fault, the other driver's insurer pays for your car.",
      },
      {
        question: "Why do prices differ when the cover is the same?",
        answer:
          "The policy wording is the same for everyone; discounts, roadside assistance and service differ. The details of each quote show how.",
      },
      {
        question: "Does it cover my family?",
        answer:
          "Family members in the car are covered up to the policy's limit. You, the driver, are not, unless you add driver personal accident.",
      },
      {
        question: "Can I drive to Oman with it?",
        answer: "With cover in Oman, yes. Some insurers include it, others offer it as an extra.",
      },
      {
        question: "What do I need to renew?",
        answer:
          "The plate, and photos of both sides of your Emirates ID, driving licence and vehicle licence (mulkiya). You see prices before you add photos.",
      },
      {
        question: "How long does a claim take?",
        answer: "Usually {{from}} to {{to}} working days once the documents are complete.",
      },
    ],
    comprehensive: [
      {
        question: "What is the excess?",
        answer:
          "What you pay yourself for each accident towards the damage to your own car. The law caps it by the value of the car; the quote shows the amount.",
      },
      {
        question: "Will my car be repaired at the agency?",
        answer:
          "With some insurers, in the first years after registration. Others use approved garages. The details of a quote say which, and for how long.",
      },
      {
        question: "Is flood damage covered?",
        answer:
          "Only where the policy includes natural disasters. Several of our quotes do; look for the line in the details.",
      },
      {
        question: "How is my car's value decided?",
        answer:
          "You state it and the insurer checks it against the market. After a total loss it pays that value, less depreciation where the policy says so.",
      },
      {
        question: "Can I buy a new policy online?",
        answer:
          "You can renew online. For a new comprehensive policy, leave your details: our team compares the insurers and emails you an offer.",
      },
      {
        question: "Does my claims record matter?",
        answer:
          "Yes. Years without a claim lower the price with most insurers, if you can show them.",
      },
      {
        question: "How long does a claim take?",
        answer: "Usually {{from}} to {{to}} working days once the documents are complete.",
      },
    ],
  },
  also: {
    heading: "You may also want",
    health: { title: "Health insurance", text: "Required for everyone who lives here." },
    home: { title: "Home insurance", text: "Your home and everything in it." },
    pet: { title: "Pet insurance", text: "For the ones who cannot say where it hurts." },
    soon: "Not on sale yet",
    ask: "Leave a message",
    all: "Explore all",
  },
};
