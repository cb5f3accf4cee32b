import { noNameBeforePaying } from "../../promises/en.ts";
export default {
  title: "Your details",
  description: "Our team prepares an offer for this car. Tell us who you are and where to send it.",
  lead: "There is no instant price for this car. Tell us who you are, and our team will email you an offer. You do not need an account.",
  loading: "Reading your answers",
  summary: "Your request",
  heading: "About you",
  name: "Full name",
  countryCode: "Country code",
  phone: "Phone",
  email: "Email",
  submit: "Submit",
  processing: "Sending",
  next: noNameBeforePaying,
  car: "Which car is it?",
  carHelp: "Our team needs these details to prepare an offer for your car.",
  photos: {
    label: "Photos of your documents",
    hint: "With all the photos our team can prepare your offer sooner. Otherwise we ask you for them later.",
    now: { add: "Add photos now", send: "Send with photos" },
    later: "Send without photos",
    missing_one: "{{count}} photo is missing. Add it, or send without photos.",
    missing_other: "{{count}} photos are missing. Add them, or send without photos.",
    notSent_one:
      "{{count}} photo on this device is not sent, and is erased here once you have sent your request.",
    notSent_other:
      "{{count}} photos on this device are not sent, and are erased here once you have sent your request.",
  },
};
