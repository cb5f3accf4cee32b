export default {
  heading: "Sending your request",
  percent: "{{percent}}% sent",
  keepOpen: "Keep this page open.",
  broken: "The connection was lost while sending",
  brokenHelp: "Nothing is lost. Try again and we continue with the same request.",
  brokenWaiting: "We will try again automatically as soon as you are online.",
  retry: "Try again",
  picture: "Photo not accepted: {{picture}}",
  waitingForTeam: "We have everything and are passing it to our team.",
  mendVehicle: "Back to the vehicle",
  pictureAny: "A photo was not accepted",
  steps: {
    look: {
      heading: "We look at your car",
      help: "Our team reads your request and asks the insurers.",
    },
    offer: {
      heading: "You get an offer",
      help: "We email you the price and what is covered. If something is missing, we call.",
    },
    pay: {
      heading: "You decide and pay online",
      help: "You pay the insurer from your profile. We will email you when your policy is ready.",
    },
  },
};
