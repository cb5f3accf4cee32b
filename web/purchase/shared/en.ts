export default {
  title: "{{insurer}}, {{cover}}: {{price}}",
  description:
    "A car insurance quote: {{plan}}. {{car}}. The link works until {{day}}. We check the price again before you pay.",
  eyebrow: "Shared quote {{number}}",
  price: "Price for 13 months, VAT included",
  whenShared: "When it was shared",
  today: "Today",
  difference: "Difference",
  validUntil: "The link works until {{day}}. We check the price again before you pay.",
  trust: "You pay {{insurer}} directly. {{brand}} adds no fee.",
  nothingPersonal: "There is no name, plate or birth date on this page.",
  buy: "Buy this",
  confirmed: "The price is confirmed before you pay. If it differs, we ask you first.",
  age: {
    between:
      "The price was for a driver aged {{from}} to {{to}}. Enter your own details to see your price.",
    below:
      "The price was for a driver younger than {{below}}. Enter your own details to see your price.",
    from: "The price was for a driver aged {{from}} or older. Enter your own details to see your price.",
  },
  driver: "Driver's age",
  ages: { between: "{{from}} to {{to}}", below: "Under {{below}}", from: "{{from}} or older" },
  choices: "The quote at a glance",
  rated: "What the price is based on",
  car: "Car",
  request: "Request",
  source: { asked: "as given", assumed: "assumed" },
  notSold: {
    heading: "This plan is no longer sold",
    text: "{{insurer}} no longer offers it for this car. Other quotes are ready for you.",
    declined: "Not offered today",
    reason: "The reason: {{reason}}.",
    was: "Price when it was shared, VAT included",
    others: "See today's quotes",
  },
  replace: {
    heading: "Replace the car you entered?",
    text: "There are answers for another car on this device. If you continue, this quote replaces them and the documents you added.",
    replace: "Replace and continue",
    keep: "Keep my answers",
  },
  expired: {
    heading: "This quote has expired",
    text: "A shared quote is shown for 7 days. Prices may have changed since then: see today's prices for your car.",
    action: "See prices for your car",
  },
  unknown: {
    heading: "We found no quote at this address",
    text: "Part of the link may be missing. Ask for it again, or start a quote of your own.",
    action: "Start your own quote",
  },
  failed: {
    heading: "We cannot show this quote right now",
    text: "The quote is still there. Try again in a moment.",
    action: "Try again",
  },
};
