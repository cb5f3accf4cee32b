import type { Order, Paid, Refrained } from "./points.ts";

export default {
  title: "How we rank and how we are paid",
  description:
    "How {{brand}} sorts car insurance quotes, which insurers it compares, and who pays it: no fee from you, no paid places.",
  heading: "How we rank and how we are paid",
  lead: "Which quote comes first, which insurers you see, and what we earn from it.",
  order: {
    heading: "Which quote comes first",
    text: "Every list begins with the lowest price of the plans that have what you ticked. All prices are for the same car, the same answers and the same choices, VAT included. You may sort them in two other ways. If you tick a quick choice, such as agency repair, the plans that do not sell it stand below under a line of their own, in the same order.",
    ways: {
      price: {
        title: "Lowest price first",
        text: "The order in which every list begins. Quotes at the same price are listed by name.",
      },
      excess: {
        title: "Lowest excess first",
        text: "By what you would pay yourself after an accident. Offered where your own car is covered.",
      },
      cover: {
        title: "Most cover first",
        text: "By how many things a plan covers. We count them; we do not weigh them.",
      },
    } satisfies Record<Order, { title: string; text: string }>,
    after: "In both, where quotes are equal, the lower price comes first.",
  },
  which: {
    heading: "Which one we point to",
    text: "Above the quotes we answer “which one?” by three rules: the cheapest; the cheapest with all that you chose; and the one with which you pay least if you cause a crash, worked out with the same example for every plan. If several are equal, the price decides.",
    never: "None of these rules looks at our commission.",
  },
  quality: {
    heading: "Claims and complaints",
    text: "Each quote shows three figures of its insurer for that cover: how long it takes to settle a claim, how many of the claims it pays, and how many complaints it gets. The insurers state them as the national standard for motor quotations defines them, and each stands with its source and date. Where an insurer does not publish a figure, we say so.",
    never: "These figures never change a price or the order of the quotes.",
    invented: "In this demonstration the insurers and these figures are invented.",
  },
  panel: {
    heading: "Which insurers you see",
    text_one: "We compare the plans of {{count}} insurer.",
    text_other: "We compare the plans of {{count}} insurers.",
    limited:
      "Not every insurer in the UAE is among them: others may sell insurance that suits you and that we do not show. Where an insurer declines your car or driver, its plan is listed below the quotes with the reason.",
    more: "About these insurers",
  },
  paid: {
    heading: "How we are paid",
    rows: {
      premium: {
        title: "You pay the insurer",
        text: "The premium is the insurer's, set in its price list. We neither raise nor lower it, and it goes to the insurer directly.",
      },
      commission: {
        title: "The insurer pays us",
        text: "A commission for each policy, out of the price that you see. “Why this price” in a quote shows its amount.",
      },
      fee: {
        title: "Our fee to you: {{fee}}",
        text: "For comparing, buying, changing or cancelling, and for help with a claim.",
      },
    } satisfies Record<Paid, { title: string; text: string }>,
    table: {
      caption: "Of the premium before VAT, by the agreements of today",
      insurer: "Insurer",
      thirdParty: "Third party",
      comprehensive: "Comprehensive",
      share: "{{share}}%",
      notStated: "Not stated",
      notSold: "Not sold here",
    },
  },
  not: {
    heading: "What we do not do",
    items: {
      commission: "Sort by what we earn.",
      places: "Sell places, labels or advertisements among the quotes.",
      hide: "Hide a plan because it is cheap.",
      discount: "Give discounts of our own: brokers are not allowed to.",
      data: "Sell your data, or call you about anything other than a request you sent or a call you asked for.",
    } satisfies Record<Refrained, string>,
  },
  action: "See prices",
  complaints: "How to complain",
};
