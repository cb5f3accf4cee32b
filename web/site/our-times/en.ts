import type { PromiseMeasure } from "../../../domain/analytics/promise-day.ts";

export default {
  title: "How long it really takes",
  description:
    "How long {{brand}} really takes, by insurer: from payment to policy, from request to first answer, and until a refund is confirmed. Measured, with a stamp for each day.",
  heading: "How long it really takes",
  lead: "Measured on every request of the last {{days}} days and never estimated. We publish the slow ones, too.",
  asOf: "As of {{moment}}",
  failed: {
    title: "Our times cannot be read right now.",
    text: "Please load the page again in a minute.",
  },
  real: {
    heading: "Our times",
    none: "No real case has been counted in these {{days}} days, so there is no time to show here.",
  },
  invented: {
    heading: "Measured with invented cases",
    text: "These cases were sent to a demonstration: their people, cars and payments are invented. How long our work on them took is measured in the same way, and counted apart.",
  },
  measures: {
    toPolicy: {
      title: "Payment to policy",
      text: "From your payment until your policy is issued.",
    },
    firstAnswer: {
      title: "Request to first answer",
      text: "Until we call you, make you an offer, ask for a document or decline.",
    },
    toRefund: {
      title: "Refund asked to confirmed",
      text: "Until the insurer's money is confirmed to be with you.",
    },
  } satisfies Record<PromiseMeasure, { title: string; text: string }>,
  median: "Median",
  medianMeaning: "half took this long or less",
  nineOfTen: "Nine of ten",
  nineOfTenMeaning: "took this long or less",
  tooFew: "too few",
  tooFewMeaning: "We tell a time from {{least}} cases on.",
  cases_one: "{{count}} case",
  cases_other: "{{count}} cases",
  insurer: "Insurer",
  noInsurer: "No insurer chosen yet",
  byInsurer: "By insurer: {{measure}}",
  duration: {
    days_one: "{{count}} day",
    days_other: "{{count}} days",
    hours_one: "{{count}}\u00a0h",
    hours_other: "{{count}}\u00a0h",
    minutes_one: "{{count}}\u00a0min",
    minutes_other: "{{count}}\u00a0min",
    two: "{{first}} {{second}}",
    atOnce: "under a minute",
  },
  notes: {
    heading: "How we measure",
    since: "Cases are counted since {{day}}. Earlier ones are not in these times.",
    sinceNone:
      "Counting begins with the first case that ends from now on. Earlier ones will not be in these times.",
    clock: "Times are clock time: nights, weekends and holidays are included.",
    steps:
      "Cases are counted in fixed steps, so that each time is at most 5% too high. It is shown in whole minutes, hours or days.",
    few: "Fewer than {{least}} cases say more about chance than about us. Then we write “too few”.",
  },
  stamp: {
    heading: "The stamp of each day",
    text: "From all cases of a day we work out a digest with a secret key, and each case names the sealed entry of our records that ended it. If somebody takes a case away, adds one or changes one, the digest no longer fits, and the day says “cannot be verified”.",
    leftOut: "The times above are without the cases of such a day.",
    none: "No day has a case yet.",
    days_one: "The stamp of {{count}} day",
    days_other: "The stamps of {{count}} days, newest first",
    faulty_one: "{{count}} day cannot be verified",
    faulty_other: "{{count}} days cannot be verified",
    cannot: "cannot be verified",
    seals: "Seals {{first}} to {{last}}",
    oneSeal: "Seal {{first}}",
    digest: "Digest",
    gone: "Its stamp is gone.",
  },
  link: "See how long it really takes with us",
};
