import type { ByArea } from "./by-area.ts";

/** Our pages show their own text for an answer's code (ruling A2): t("problems:accounts.emailTaken"). */
export default {
  request: {
    invalid: "We could not read that. Please check it and send it again.",
    notFound: "We could not find this page. Check the address.",
    tooLarge: "This is too large. Send smaller photos or a shorter text.",
    tooMany: "Too many attempts. Please wait a while and try again.",
    tooSlow: "The connection is too slow. Please try again on a better connection.",
    busy: "We are very busy. Please try again in a minute.",
    noRoom: "We have no space to store this now. Please try again later.",
    unavailable: "Part of our site is not responding. Please try again in a few seconds.",
    unexpected: "Something went wrong. Please try again.",
  },
  accounts: {
    loginRequired: "Please login first",
    credentialsRequired: "Email and password are required",
    wrongCredentials: "The email or password is not correct. Check both and try again.",
    wrongPassword: "The password is not correct. Try again.",
    notVerified: "Your account is not verified. Please enter the verification code.",
    invalidCode: "Invalid verification code",
    invalidLink: "This link is no longer valid. Ask for a new one.",
    emailTaken: "There is already an account with this email. Log in instead.",
    username_required: "Enter a username",
    username_length: "The username needs at least 5 characters",
    username_characters:
      "Do not use / \\ @ : or hidden characters, and put a space after a full stop",
    email_required: "Email is required",
    email_invalid: "Enter an email like name@example.com",
    password_required: "Enter a password",
    password_length: "Password must be at least 6 characters.",
    password_common: "This password is too common. Choose another.",
    phone_required: "Enter a phone number",
    phone_invalid: "Enter a phone number of at least 6 digits",
    notFound: "We could not find this account. Log in again.",
    hasPolicies: "We cannot delete this account: it has a policy or an open payment. Write to us.",
  },
  quotes: {
    invalidInput: "We cannot work out a price from one of your answers. Check them and try again.",
  },
  requests: {
    notFound: "We could not find this request. Your profile lists all you have sent.",
    missing: "Please fill all required fields",
    invalidField: "One of your answers is not valid. Check them and try again.",
    foreignEmail: "Use the email of your own account",
    unknownPackage: "This quote is no longer available. Choose another.",
    priceChanged: "The price has changed. Nothing was charged. Check the new price and send again.",
    coverChanged:
      "The insurer has changed this plan. Nothing was charged. Look at the quotes again and choose.",
    notSold: "This insurer sells no cover through us at the moment. Choose another quote.",
    declined: "This insurer no longer covers the car as described. Choose another quote.",
    notPricedOnline:
      "With these changes the car needs an offer from our team. Please send a new request.",
    keyReused:
      "This request was already sent with other answers. Reload the page and send it again.",
    notCancellable:
      "This request can no longer be cancelled. Open it to see its state, or write to us.",
    notPayable: "You cannot pay for this request now. Open it to see its state, or write to us.",
    startDate: "Choose a start date between tomorrow and 90 days from now",
    notEditable: "This request can no longer be edited. Open it to see its state, or write to us.",
    changedMeanwhile: "This request was changed elsewhere. Load it again to continue.",
  },
  offers: {
    notFound: "We could not find this offer. Load the page again.",
    notOpen: "This offer is no longer open. Load the page again.",
    changed: "The terms of this offer have changed. Check them again.",
    anotherAccepted: "You have already accepted another offer. Load the page again.",
    notAccepted: "Accept an offer before you pay.",
  },
  documents: {
    type: "Please upload only PNG or JPG images",
    size: "File size should not exceed 5MB",
    unreadable: "We could not open this photo. Take it again.",
    missing: "A photo of a document is missing. Add it and try again.",
    notFound: "We could not find this document. Load the page again.",
    alreadySent:
      "The photos of this document have already arrived. You do not have to do anything.",
    linkEnded: "This link is no longer valid. If we still need a photo, your profile asks for it.",
  },
  policies: {
    none: "There is no policy for this request yet. We will email you as soon as it is issued.",
    changed: "The policy has changed in the meantime. Look at it again.",
    notToAccept: "No decision on this policy is needed.",
  },
  payments: {
    unknown: "We could not find this payment. Your profile lists all you have sent.",
    unavailable: "We cannot reach the payment page. Please try again.",
    payeeAway:
      "This insurer cannot be paid right now, and nothing was charged. Please try again later.",
    paused: "Payments are paused for a short while. Nothing was charged; please try again later.",
  },
  drafts: {
    none: "Nothing is saved in your account. Start again.",
  },
  leads: {
    nameRequired: "Enter your name",
    nameNoNumbers: "Enter a name without digits",
    nameTooLong: "Enter a name of at most 100 characters",
    nameCharacters: "Do not use / \\ @ : or hidden characters, and put a space after a full stop",
    emailRequired: "Enter your email",
    emailInvalid: "Enter an email like name@example.com",
    phoneRequired: "Enter your phone number",
    phoneInvalid: "Enter a phone number of 7 to 15 digits",
    messageRequired: "Write a message",
    consentRequired: "We need your consent to keep your message and answer it",
  },
} satisfies ByArea;
