export default {
  save: "Save to my account",
  saving: "Saving to your account",
  saved: "Saved until {{moment}}",
  savedHelp:
    "Login on another device and open this page: everything is there, photos too. It is kept encrypted and erased when you send or clear it.",
  loginFirst: "Please login first",
  loginHelp:
    "Your answers and photos stay on this device meanwhile, and you come back to this page.",
  login: "Login",
  failed: "It was not saved",
  broken: "The connection broke. Please try again.",
  clearedBoth: "Your data has been erased from this device and from your account.",
  clearedHere:
    "Your data has been erased from this device. The copy in your account could not be reached: clear it once more when you are online. By itself it is erased after a day.",
  waiting: {
    heading: "Continue where you stopped",
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
    loading: "Bringing it to this device",
    questions: {
      discard: {
        heading: "Discard what you saved?",
        help: "It is erased from your account. What is on your other devices stays there.",
        no: "Keep it",
      },
      replace: {
        heading: "Replace what is on this device?",
        help: "The answers and photos you gave here make way for those in your account.",
        no: "Keep what is here",
      },
    },
  },
};
