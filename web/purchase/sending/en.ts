export default {
  heading: "Sending your request",
  percent: "{{percent}}% sent",
  keepOpen: "Keep this page open.",
  broken: "The connection broke while sending",
  brokenHelp: "Nothing is lost. Try again and we go on with the same request.",
  brokenWaiting: "We try again by ourselves as soon as you are online.",
  retry: "Try again",
  picture: "The photo {{picture}} was not accepted",
  waitingForTeam: "Everything has arrived. Our team gets it now.",
  mendVehicle: "Back to the vehicle",
  pictureAny: "A photo was not accepted",
};
