export default {
  title: "Something went wrong",
  heading: "That did not work",
  notSent: "Your request was not sent",
  lead: "Your answers are still on this device. Go back and try again, or contact support.",
  paymentFailed: "The payment could not be started.",
  back: "Back to your answers",
  support: "Contact support",
  partFailed: {
    text: "This part of the form could not be loaded. What you have answered stays.",
    retry: "Try again",
  },
};
