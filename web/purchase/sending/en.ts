export default {
  heading: "Sending your request",
  percent: "{{percent}}% sent",
  keepOpen: "Keep this page open.",
  broken: "The connection was lost while sending",
  brokenHelp: "Nothing is lost. Try again, and we will continue with the same request.",
  brokenWaiting: "We will try again automatically as soon as you are online.",
  retry: "Try again",
  picture: "Photo not accepted: {{picture}}",
  waitingForTeam: "We have everything and are passing it to our team.",
  mendVehicle: "Back to the vehicle",
  pictureAny: "A photo was not accepted",
};
