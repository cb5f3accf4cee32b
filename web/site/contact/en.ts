import { whenWeCall } from "../../promises/en.ts";
export default {
  title: "Help and contact",
  description:
    "Short answers on quotes, documents, payment and claims, and how to reach the team at {{brand}} by phone, WhatsApp or message.",
  heading: "How can we help?",
  lead: "Seven short answers. If yours is not among them, ask our team.",
  search: {
    label: "Search the answers",
    placeholder: "pay, claim, documents",
    none: "No answer contains these words.",
    message: "Ask us",
  },
  tools: {
    prices: {
      title: "See prices for your car",
      text: "Enter the plate and compare the insurers.",
      words: "quote cost how much premium cheap compare buy renew insure",
    },
    refund: {
      title: "Refund calculator",
      text: "What you get back if you cancel your policy, to the day.",
      words: "refunds cancel cancelling money back end sell sold switch",
    },
    whatIfThirdParty: {
      title: "What if? Third-party insurance",
      text: "Nine events, and who pays what.",
      words: "what-if whatif accident crash covered flood scratch total loss excess",
    },
    whatIfComprehensive: {
      title: "What if? Comprehensive insurance",
      text: "Nine events, and who pays what.",
      words: "what-if whatif accident crash covered flood scratch total loss excess",
    },
    ranking: {
      title: "How we rank",
      text: "The order of the quotes, and what it depends on.",
      words: "ranking order sort best recommend list paid commission",
    },
    complaint: {
      title: "How to complain",
      text: "To us first, then to Sanadak, free of charge.",
      words: "complaint complaints unhappy dispute ombudsman",
    },
  },
  topicsHeading: "What people ask",
  topics: [
    {
      question: "How do I get a quote?",
      answer:
        "Enter your plate, choose cylinders, body and origin, and you see prices, usually within {{seconds}} seconds. You need no account and no documents for that. For a new comprehensive policy our team sends you an offer instead. To send the request you log in and add photos of your documents.",
    },
    {
      question: "Which documents do I need?",
      answer:
        "For a renewal: both sides of your Emirates ID, driving licence and vehicle licence (mulkiya). For a new policy on a car without a plate, its customs card (VCC) or possession certificate (hiyaza) takes the place of the vehicle licence. PNG or JPG, up to 5 MB each.",
    },
    {
      question: "Whom do I pay, and how?",
      answer:
        "You pay the insurer you chose, on its own payment page: Visa, MasterCard or Union Pay, in dirhams, or a mobile wallet. The amount can be split into {{instalments}} interest-free instalments. We never take the premium ourselves.",
    },
    {
      question: "Can I change or cancel a request?",
      answer:
        "Until you have paid for it, yes: open it in your profile and choose Edit or Cancel. After payment the insurer decides: write to us and we pass your request on. A refund goes from the insurer straight to you.",
    },
    {
      question: "My car is not GCC spec",
      answer:
        "It has no price online. Choose its origin in the form and leave your details; our team asks the insurers and emails you an offer, which you can pay from your profile.",
    },
    {
      question: "How do I make a claim?",
      answer:
        "Get the police report first, then call your insurer on the number in the policy. Complete claims are usually processed in {{from}} to {{to}} working days. If yours stalls, call us and we will follow it up for you.",
    },
    {
      question: "I want to complain",
      answer:
        "Write to us first, with your request number. You get an answer within 30 calendar days. If you do not agree with it, or hear nothing, Sanadak, the ombudsman for banks and insurers, looks at it free of charge.",
    },
  ],
  closed: {
    now: {
      tomorrow: "Closed now, opens tomorrow at {{time}}",
      onDay: "Closed now, opens on {{day}} at {{time}}",
      long: "Closed now",
    },
    holiday: {
      tomorrow: "Closed today: {{holiday}}, opens tomorrow at {{time}}",
      onDay: "Closed today: {{holiday}}, opens on {{day}} at {{time}}",
      long: "Closed today: {{holiday}}",
    },
  },
  person: {
    heading: "Talk to our team",
    call: "Call us, toll-free",
    whatsapp: "Write on WhatsApp",
    chat: "Chat with us",
    closeChat: "Close",
    email: "Email us",
    hours: "Every day, Dubai time",
    hoursByDay: "Dubai time",
    fromTo: "From {{from}} to {{to}}",
    daysFromTo: "{{days}}: from {{from}} to {{to}}",
    closedOn: "{{days}}: closed",
    noSales: whenWeCall,
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
      "non-gulf": "A car that is not GCC spec",
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
    consent: "I agree that you may keep my message and contact details to answer me.",
    consentHint: "We use them for nothing else and never sell them.",
    send: "Send message",
    sending: "Sending",
    error: "Error",
    failed: "Your message did not get through. Check the connection and send it again.",
    doneTitle: "We have your message",
    done: "Thank you. We will answer at the address you gave.",
    noScript:
      "This form needs JavaScript, which is switched off in your browser. Please call, write on WhatsApp, or send an email instead.",
  },
};
