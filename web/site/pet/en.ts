export default {
  title: "Pet insurance for cats and dogs",
  description:
    "What pet insurance pays for in the UAE, and how to hear when it is on sale here. Until then, our team will look for an offer for you.",
  name: "Pet insurance",
  eyebrow: "Pet insurance",
  heading: "For cats and dogs, who cannot say where it hurts",
  lead: "Vets' bills come when you least expect them. Pet insurance is not on sale here yet: leave a message and we will look for an offer for you.",
  buy: "Ask for an offer",
  steps: {
    heading: "How it will work",
    items: [
      { title: "Tell us about your pet", text: "Kind, breed, age and microchip number." },
      { title: "Compare plans", text: "Limits, excess and what is not covered." },
      { title: "Choose and buy", text: "Online, with the policy in your profile." },
    ],
  },
  providers: {
    heading: "The insurers we ask",
    text: "We ask the same insurers whose car policies we compare, and tell you what each of them offers.",
  },
  types: {
    heading: "Types of pet insurance",
    items: [
      {
        title: "Accident only",
        text: "Broken bones, swallowed objects, being hit by a car. The cheapest kind; it does not cover illness.",
      },
      {
        title: "Accident and illness",
        text: "Adds infections, chronic illness and operations, up to a limit for each year. What most owners mean by pet insurance.",
      },
      {
        title: "With routine care",
        text: "Vaccinations, dental cleaning and check-ups as well. Worth it if you would pay for them anyway.",
      },
      {
        title: "Liability",
        text: "Pays if your dog hurts someone or damages their property. Often sold as an extra with one of the others.",
      },
    ],
  },
};
