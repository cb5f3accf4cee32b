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
  minutes_one: "{{count}} minute to read",
  minutes_other: "{{count}} minutes to read",
  back: "All articles",
  next: "Read next",
  quote: {
    heading: "See what your insurance would cost",
    text: "Seven insurers, final prices with VAT included, before you give your name.",
  },
};
