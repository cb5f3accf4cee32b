export default {
  title: "Something went wrong",
  heading: "That did not work",
  notSent: "Your request was not sent",
  lead: "Your answers are still on this device. Go back and try again, or contact support.",
  paymentFailed: "We could not start the payment.",
  back: "Back to your answers",
  support: "Contact support",
};
