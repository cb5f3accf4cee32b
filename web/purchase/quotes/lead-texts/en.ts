export default {
  contactFirst:
    "Comprehensive for a new policy starts with your contact: our team makes the offer.",
  heading: "Comprehensive cover for your new policy",
  help: "Our team asks the insurers for you and writes with an offer. You need no account for this.",
  name: "Name",
  email: "Email",
  phone: "Phone",
  send: "Send",
  problems: "Please correct this first",
  withPhotos_one: "Your vehicle's details and {{count}} photo go along.",
  withPhotos_other: "Your vehicle's details and {{count}} photos go along.",
  withoutPhotos: "Your vehicle's details go along, no photos.",
  sentHeading: "Our team has your request",
  sentHelp: "We prepare your offer and write to",
  next: "What happens next",
  editAgain: "Edit again",
};
