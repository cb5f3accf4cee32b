export default {
  title: "Blog",
  description:
    "Short, clear articles about insurance in the UAE: car, health, home, pet, company and travel.",
  heading: "Read before it rains",
  lead: "Six short articles about insurance in the UAE, by people who arrange it. No jargon, nothing to sign.",
  topics: {
    home: "Home",
    health: "Health",
    car: "Car",
    pet: "Pet",
    corporate: "Company",
    travel: "Travel",
  },
  minutes_one: "{{count}} min read",
  minutes_other: "{{count}} min read",
  back: "All articles",
  next: "Read next",
  quote: {
    heading: "See what your car insurance would cost",
    text: "Seven insurers, final prices with VAT included. For a renewal or third party you see them before you give your name.",
  },
};
