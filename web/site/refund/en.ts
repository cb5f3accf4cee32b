export default {
  title: "Refund calculator for car insurance",
  description:
    "How much you get back if you cancel your motor policy today, when the refund drops, and whether changing insurer is worth it. No account needed.",
  errorTitle: "Error: {{title}}",
  heading: "How much do you get back if you cancel?",
  lead: "Enter what you paid and when your cover began. See what you get back on any day, and when it drops.",
  form: {
    heading: "Your policy",
    price: "Price paid, in AED",
    priceHint: "With VAT, as on your receipt.",
    start: "Start date",
    startHint: "The first day of cover.",
    day: "Day on which cover is to end",
    dayHint: "Leave it empty for today.",
    claim:
      "There was a claim for an accident that I caused, or where it is not known who caused it",
    submit: "Work out my refund",
    privacy: "We store nothing here and do not ask for your name.",
    errors: {
      price: "Enter the price in dirhams, such as 1,092.00.",
      start: "Enter the first day of cover.",
      day: "Enter a day, or leave the field empty for today.",
    },
  },
  scaleHeading: "The earlier you cancel, the more you get back",
  scaleText: "Share of the price that is refunded under the unified motor policy:",
  conditions: {
    heading: "What the insurer asks for",
    list: [
      {
        title: "Seven days' notice",
        text: "In writing to the insurer. An email is enough.",
      },
      {
        title: "Proof",
        text: "That the car was sold, transferred, exported or deregistered, or is insured with another company.",
      },
      {
        title: "No claim",
        text: "None paid or open for an accident that you caused, or where it is not known who caused it.",
      },
      {
        title: "Your bank account",
        text: "The insurer pays the refund to you directly. It never goes through a broker.",
      },
    ],
  },
  switching: {
    heading: "Is it worth changing insurer today?",
    text: "Compare your refund with what the days you have already paid for would cost at the new price. Keep your old cover until the new one has begun: driving uninsured is an offence.",
    none: "Get quotes for your car to see the answer here. It takes a minute, and we do not ask for your name.",
    get: "Get quotes for my car",
  },
  letter: {
    heading: "The letter to your insurer",
    text: "Print it, fill it in and send it. If you bought through us, your profile has it filled in already.",
  },
  sources: {
    heading: "Where this comes from",
    verified: "Read in the source",
    quoted: "As a broker states it",
    practice: "Insurers' practice",
    assumption: "No official source",
    notice:
      "Notice and the rule on claims: unified motor policy, Insurance Authority Decision 25 of 2016, in the rulebook of the Central Bank.",
    scale:
      "Shares of the scale: schedule 4 of the same decision. We have not seen its official text.",
    proof: "Proof of sale or of other cover: published refund rules of insurers.",
    months:
      "Months are counted by the calendar: for cover from 31 January the first month ends on the last day of February, and on that day the higher share still applies. Amounts are rounded to the fils.",
    decides:
      "The insurer decides. We know of no cooling-off period for motor policies, in which you could cancel for a full refund.",
    rulebook: "Rulebook",
    broker: "Scale",
  },
};
