export default {
  show: "Show the password",
  hide: "Hide the password",
  login: {
    title: "Staff login",
    email: "Email",
    password: "Password",
    submit: "Login",
    startAgain: "Log in as somebody else",
  },
  setUp: {
    title: "Set up your authenticator",
    text: "Scan this code with an authenticator app, or type the key into it. Then enter the six digits it shows.",
    picture: "QR code with the setup key",
    key: "Setup key",
  },
  code: {
    label: "Authenticator code",
    hint: "Six digits from your app. A recovery code works here, too.",
    firstHint: "The six digits that your app shows now.",
    submit: "Verify",
  },
  recovery: {
    title: "Recovery codes",
    text: "Each code works once in place of your authenticator, when you do not have it with you. The codes are shown only now: keep them away from this computer.",
    print: "Print",
    continue: "Continue",
  },
  password: {
    title: "Set your password",
    new: "New password",
    confirm: "Confirm password",
    hint: "At least 12 characters. A sentence is easy to remember.",
    different: "The two passwords are not the same.",
    save: "Save",
    saved: "Your password is saved. Log in with it now.",
  },
  endsSoon: {
    heading: "Are you still there?",
    text: "Nothing has been done here for a while. At {{time}} (Dubai time) this page is hidden until you log in again. What you typed stays.",
    stay: "Stay signed in",
    finalHeading: "Your session ends soon",
    finalText:
      "You logged in twelve hours ago. At {{time}} (Dubai time) this page is hidden until you log in again. What you typed stays.",
    understood: "Go on",
  },
  ended: {
    heading: "Your session has ended",
    text: "Log in again to continue. What you typed is still here.",
  },
};
