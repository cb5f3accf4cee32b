export default {
  title: "Refund calculator for car insurance",
  description:
    "What comes back if you cancel your motor policy today, when that falls, and whether changing insurer pays. Without an account.",
  errorTitle: "Error: {{title}}",
  heading: "What comes back if you cancel?",
  lead: "Enter what you paid and when your cover began. You see your refund to the day, and the day on which it falls.",
  form: {
    heading: "Your policy",
    price: "Price paid, in AED",
    priceHint: "With VAT, as on your receipt.",
    start: "Start date",
    startHint: "The first day of cover.",
    day: "Day on which cover is to end",
    dayHint: "Leave it empty for today.",
    claim: "There was a claim that I caused, or where it is not known who did",
    submit: "Work out my refund",
    privacy: "Nothing here is stored and no name is asked.",
    errors: {
      price: "Enter the price in dirhams, such as 1,092.00.",
      start: "Enter the first day of cover.",
      day: "Enter a day, or leave the field empty for today.",
    },
  },
  scaleHeading: "The earlier you cancel, the more comes back",
  scaleText: "Share of the price that the unified motor policy gives back:",
  conditions: {
    heading: "What the insurer asks for",
    list: [
      {
        title: "Seven days' notice",
        text: "In writing to the insurer. An email is enough.",
      },
      {
        title: "Proof",
        text: "That the car was sold, transferred or exported, or is insured with another company.",
      },
      {
        title: "No claim",
        text: "None paid or open that you caused, or where it is not known who did.",
      },
      {
        title: "Your bank account",
        text: "The insurer pays the refund to you directly. It never goes through a broker.",
      },
    ],
  },
  switching: {
    heading: "Does changing insurer pay today?",
    text: "Compare what comes back with what the days you have already paid for would cost anew. Keep your old cover until the new one has begun: driving uninsured is an offence.",
    none: "With quotes for your car you see the answer here. They take a minute and no name.",
    get: "Get quotes for my car",
  },
  letter: {
    heading: "The letter to your insurer",
    text: "Print it, fill it in and send it. If you bought through us, your profile has it filled in.",
  },
  sources: {
    heading: "Where this comes from",
    verified: "Read in the source",
    quoted: "As a broker states it",
    practice: "Insurers' practice",
    assumption: "Our assumption",
    notice:
      "Notice and the rule on claims: unified motor policy, Insurance Authority Decision 25/2016, in the rulebook of the Central Bank.",
    scale:
      "Shares of the scale: schedule 4 of the same decision. We have not seen its official text.",
    proof: "Proof of sale or of other cover: published refund rules of insurers.",
    months:
      "Months are counted by the calendar: cover from 31 January has its first month until the last day of February. On that day the higher share still holds. Amounts are rounded to the fils.",
    decides:
      "The insurer decides. No law we know of gives days in which a motor policy can be returned for the full price.",
    rulebook: "Rulebook",
    broker: "Scale",
  },
};
