import { nothingSold, whenWeCall, whoSeesDocuments } from "../../promises/en.ts";
export default {
  about: {
    title: "About us",
    description:
      "Who {{brand}} is: a licensed insurance broker in the UAE that compares seven insurers, is paid by them, and tells you so.",
    eyebrow: "About us",
    heading: "An umbrella is a simple promise",
    lead: "It opens when it rains. We built a broker that does the same: clear prices before a storm, and a team to help when it comes.",
    stories: [
      {
        title: "Why we began",
        text: "Buying car insurance meant phone numbers, calls at dinner time, and a price that kept growing until you paid. We thought a plate number and three facts about the car should be enough to see what seven insurers charge.",
      },
      {
        title: "What we do",
        text: "We are a broker: we compare, explain and arrange. The insurer you choose carries the risk and issues the policy, and you pay it directly. If something goes wrong with a claim, we are on your side.",
      },
      {
        title: "What we do not do",
        text: `${nothingSold} ${whenWeCall} The insurer that pays us most is not put at the top: quotes are sorted by price, and only you can change the order.`,
      },
    ],
    tilesHeading: "How we work",
    tiles: {
      honest: {
        title: "Honest",
        text: "The final price for 13 months, VAT included, what is covered and what is not. For a renewal or third party you see all this before you give your name.",
      },
      technology: {
        title: "Technology",
        text: "Photos of your documents instead of forms in triplicate, and a site that works on an old phone in the sun.",
      },
      privacy: {
        title: "Privacy",
        text: `${whoSeesDocuments} They are erased as soon as the law allows.`,
      },
    },
    paid: {
      heading: "How we are paid",
      text: "The insurer pays us a commission when a policy is issued. It is already inside the price you see; you pay no fee to us, and the price is the same as from the insurer itself. Commission does not decide the order of quotes.",
      insurers: "We compare {{insurers}}. Others may offer policies that we do not show.",
      partners: "See the insurers",
      complaints: "How to complain",
    },
    paper: {
      heading: "Company details",
      name: "Legal name",
      licence: "Licence",
      licenceText:
        "Insurance broker, licensed and regulated by the Central Bank of the UAE, number",
      example: "(an example, for the demonstration)",
      risk: "Who carries the risk",
      riskText: "The insurer you choose. It issues the policy and pays claims.",
      telephone: "Telephone, toll-free",
      email: "Email",
    },
    careers: {
      heading: "Work under the same umbrella",
      text: "A small team in Dubai that writes, draws, builds and answers the phone itself.",
      action: "Explore jobs",
    },
    contact: {
      heading: "Talk to us",
      phone: "Toll-free support line",
      phoneText: "Every day, Dubai time",
      whatsapp: "WhatsApp",
      whatsappText: "Write when it suits you; we answer during support hours.",
      open: "Open now",
      closed: "Closed now, opens at {{time}}",
    },
  },
  partners: {
    title: "Our insurers",
    titleOfPage: "Our insurers, page {{page}}",
    description:
      "The seven insurers whose car policies {{brand}} compares. Each carries the risk of its own policies and issues them.",
    heading: "Our insurers",
    lead: "Seven insurers, each licensed in the UAE. The one you choose carries the risk, takes your payment and issues the policy.",
    texts: {
      falaj: "Simple policies with cover in Oman included, for people who drive across the border.",
      marsa:
        "Driver and passengers covered as well as the other side; agency repair in the first years.",
      nakhla: "A takaful insurer: members share the risk and any surplus.",
      qandeel:
        "Third-party cover that also protects the driver, and comprehensive with a rental car.",
      sidrah: "Higher limits and every common extra, for new and well-kept cars.",
      lulwa: "A mutual that belongs to its policyholders; strong on off-road driving and towing.",
      hazm: "The lowest third-party prices, and comprehensive cover kept simple.",
    },
    pages: "Pages",
    page: "Page {{page}}",
    join: {
      heading: "Are you an insurer?",
      text: "We add insurers that honour the prices they show. Write to us.",
      action: "Leave a message",
    },
  },
  careers: {
    title: "Careers",
    description: "Work at {{brand}} in Dubai: how we work, and where to write.",
    heading: "Careers",
    lead: "Insurance is a promise kept on a bad day. We look for people who like keeping it.",
    work: {
      heading: "Work with us",
      text: "We are few, so everyone does something that customers see. Engineers answer tickets, brokers write texts, and no one needs three meetings to correct a sentence. We work in both English and Arabic.",
    },
    touch: {
      heading: "Get in touch",
      text: "There is no form. Tell us what you have made and what you would improve here first. We answer every application within {{time}}.",
      days_one: "{{count}} working day",
      days_other: "{{count}} working days",
      action: "Write to {{email}}",
    },
  },
  complaints: {
    title: "How to complain",
    description:
      "How to complain about {{brand}} or an insurer: write to us, an answer within 30 calendar days, then Sanadak, free of charge.",
    heading: "How to complain",
    lead: "Three steps, each with its deadline. Complaining costs nothing.",
    steps: [
      {
        title: "Write to us",
        when: "Today",
        text: "Say what happened, with your request number, and what would put it right. You get a confirmation the same working day. If your complaint is about the insurer, we pass it on.",
      },
      {
        title: "Our answer",
        when: "Within 30 calendar days",
        text: "Someone who was not involved looks at it and answers in writing, with reasons. Most answers take less than a week.",
      },
      {
        title: "Sanadak",
        when: "After our answer, or after 30 days without one",
        text: "Sanadak is the ombudsman for banks and insurers in the UAE. It is free, works in Arabic and English, and confirms receipt within 3 working days. You may appeal its decision within 30 working days, for a fee that Sanadak returns if the decision is in your favour. You may go to court only after that.",
      },
    ],
    write: "Write a complaint",
    sanadak: "Go to sanadak.gov.ae",
    call: "or call",
    telephone: "800\u00A0SANADAK (800\u00A0726\u00A02325)",
    more: "For questions about your data, you may also write to",
  },
};
