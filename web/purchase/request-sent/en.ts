export default {
  title: "Request sent",
  lead: "Your request was sent successfully. Our team will contact you.",
  confirmation: "The confirmation went to",
  yourEmail: "your email address",
  number: "Request number",
  promised: "We count our working hours in Dubai. If we are late, we tell you a new time.",
  nextHeading: "What happens next",
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
  note: "No email after a few minutes? Check your spam folder. We have your request in any case.",
  home: "Back to home",
  profile: "Follow it in your profile",
};
