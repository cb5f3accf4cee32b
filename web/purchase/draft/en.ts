export default {
  save: "Save to my account",
  saving: "Saving to your account",
  saved: "Saved until {{moment}}",
  savedHelp:
    "Log in on another device and open this page: everything is there, photos included. It is kept encrypted and erased when you send or clear it.",
  loginFirst: "Please login first",
  loginHelp: "Your answers and photos stay on this device, and you will come back to this page.",
  login: "Login",
  failed: "We could not save it",
  broken: "The connection was lost. Please try again.",
  clearedBoth: "Your data has been erased from this device and from your account.",
  clearedHere:
    "Your data has been erased from this device. We could not reach the copy in your account: clear it again when you are online. Otherwise it is erased automatically after a day.",
  waiting: {
    heading: "Continue where you left off",
    saved: "Saved to your account {{moment}}",
    renew: "A renewal",
    new: "A new policy",
    quote: "The quote of {{insurer}}",
    photos_zero: "No photos yet",
    photos_one: "One photo",
    photos_other: "{{number}} photos",
    continue: "Continue here",
    discard: "Discard",
    replace: "Replace",
    loading: "Loading it onto this device",
    questions: {
      discard: {
        heading: "Discard what you saved?",
        help: "It will be erased from your account. What is on your other devices stays there.",
        no: "Keep it",
      },
      replace: {
        heading: "Replace what is on this device?",
        help: "The answers and photos in your account replace those you gave here.",
        no: "Keep what is here",
      },
    },
  },
};
