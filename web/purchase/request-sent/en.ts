export default {
  title: "Request sent",
  lead: "Your request was sent successfully. Our team will contact you.",
  confirmation: "The confirmation went to",
  yourEmail: "your email address",
  number: "Request number",
  nextHeading: "What happens next",
  note: "No email after a few minutes? Check your spam folder. We have your request in any case.",
  home: "Back to home",
  profile: "Follow it in your profile",
};
