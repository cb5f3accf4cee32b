export default {
  contactFirst:
    "Comprehensive cover for a new policy starts with your contact details: our team sends you an offer.",
  heading: "Comprehensive cover for your new policy",
  help: "Our team asks the insurers for you and emails you an offer. You do not need an account for this.",
  today: "Today's prices for a car like yours",
  todayWhy:
    "For 13 months, VAT included, from the answers you gave. Your offer may differ: the insurers look at your car first.",
  name: "Name",
  email: "Email",
  phone: "Phone",
  countryCode: "Country code",
  send: "Send",
  withPhotos_one: "Our team also gets your car's details and {{count}} photo.",
  withPhotos_other: "Our team also gets your car's details and {{count}} photos.",
  withoutPhotos: "Our team also gets your car's details, without photos.",
  sentHeading: "Our team has your request",
  sentHelp: "We will prepare your offer and send it to",
  next: "See the confirmation",
  editAgain: "Edit again",
};
