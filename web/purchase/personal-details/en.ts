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
  photos: {
    missing_one: "{{count}} photo is missing.",
    missing_other: "{{count}} photos are missing.",
    add: "Add the photos",
    without: "Send without photos",
    askHeading_one: "{{count}} photo is missing",
    askHeading_other: "{{count}} photos are missing",
    askHelp:
      "With all the photos our team can prepare your offer sooner. If you continue without them, no photo is sent now, and we will ask you for them later.",
    close: "Close",
  },
};
