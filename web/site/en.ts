export default {
  home: {
    title: "Car insurance in the UAE, compared",
    description:
      "Find the perfect car, health, home, or pet insurance with full transparency and no hidden fees.",
    eyebrow: "Mizalla means umbrella",
    heading: "Get covered in minutes, 100% online",
    lead: "Type your plate. We set the insurers side by side at full prices, VAT included, with no hidden fees.",
    plate: {
      legend: "Your number plate",
      emirate: "Emirate",
      code: "Code",
      anyCode: "Choose",
      number: "Number",
      submit: "Get Insurance",
      hint: "You see prices before we ask your name.",
      without: "No plate yet? Insure a new car",
    },
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
        points: ["Third party or comprehensive", "Renewal or a new policy", "Prices before names"],
        quote: "Get a quote",
        more: "Learn more",
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
        subtitle: "Cars, above all, and what stands behind them.",
      },
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
  },
  contact: {
    title: "Help and contact",
    description:
      "Short answers on quotes, papers, payment and claims, and how to reach a person at Mizalla by telephone, WhatsApp or message.",
    heading: "How can we help?",
    lead: "Seven short answers. If yours is not among them, a person is.",
    topicsHeading: "What people ask",
    topics: [
      {
        question: "How do I get a quote?",
        answer:
          "Type your plate, choose cylinders, body and origin, and the prices are there, usually within {{seconds}} seconds. You need no account and no papers for that. To send the request you log in and add photos of your papers.",
      },
      {
        question: "Which papers do I need?",
        answer:
          "For a renewal: both sides of your Emirates ID, driving licence and vehicle licence (mulkiya). For a new policy also the certificate your car came with, a customs card (VCC) or a possession certificate (hiyaza). PNG or JPG, up to 5 MB each.",
      },
      {
        question: "How do I pay, and whom?",
        answer:
          "You pay the insurer you chose, on its own payment page: Visa, MasterCard or Union Pay, in dirhams, or a mobile wallet. The amount can be split into {{instalments}} interest-free instalments. We never take the premium ourselves.",
      },
      {
        question: "Can I change or cancel a request?",
        answer:
          "Until it is paid, open it in your profile and choose Edit or Cancel. After payment the policy is the insurer's: write to us and we pass your wish on. A refund goes from the insurer straight to you.",
      },
      {
        question: "My car is not of Gulf specifications",
        answer:
          "It has no price online. Choose its origin in the form and leave your details; an agent asks the insurers and sends you an offer by email, which you pay from your profile.",
      },
      {
        question: "How do I make a claim?",
        answer:
          "Get the police report first, then call your insurer on the number on the policy. Complete claims are usually processed in {{from}} to {{to}} working days. If it stalls, call us and we chase it with you.",
      },
      {
        question: "I want to complain",
        answer:
          "Write to us first, with your request number. You have an answer within 30 calendar days. If you do not agree with it, or hear nothing, Sanadak, the ombudsman for banks and insurers, looks at it free of charge.",
      },
    ],
    person: {
      heading: "Talk to a person",
      call: "Call us, toll-free",
      whatsapp: "Write on WhatsApp",
      email: "Email us",
      hours: "Every day, Dubai time",
      noSales: "We call back only if you ask us to.",
    },
    form: {
      heading: "Leave a message",
      lead: "We answer by email, usually the same day.",
      name: "Name",
      email: "Email",
      phone: "Phone",
      optional: "optional",
      phoneHint: "Only if you would like a call.",
      product: "What is it about?",
      products: {
        car: "Car insurance",
        "non-gulf": "A car from outside the Gulf",
        health: "Health insurance",
        home: "Home insurance",
        pet: "Pet insurance",
        travel: "Travel insurance",
        corporate: "Corporate insurance",
        request: "A request I have sent",
        complaint: "A complaint",
        other: "Something else",
      },
      message: "Message",
      consent: "Keep my message and contact details to answer me.",
      consentHint: "For nothing else, and never for sale.",
      send: "Send message",
      sending: "Sending",
      summary: "Please check this",
      error: "Error",
      failed: "Your message did not get through. Check the connection and send it again.",
      doneTitle: "Your message is here",
      done: "Thank you. We answer at the address you gave.",
      noScript:
        "This form needs JavaScript, which is switched off in your browser. Please call, write on WhatsApp, or send an email instead.",
    },
  },
  legal: {
    contents: "On this page",
    updated: "In force from 1 November 2026",
    toPrivacy: "Privacy policy",
    toTerms: "Terms and conditions",
    seeAlso: "Read also",
  },
};
