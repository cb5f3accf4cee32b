import type { StaffProblemCode } from "../../../contract/office/problems.ts";

type NamesIn<Area extends string> = StaffProblemCode extends infer Code
  ? Code extends `${Area}.${infer Name}`
    ? Name
    : never
  : never;

/** Refusals that the office shows in its own words; any other is "unexpected". */
export default {
  unreachable: "The server cannot be reached. Try again in a moment.",
  staff: {
    loginRequired: "Your session has ended. Log in again.",
    forbidden: "Your role does not allow this. Ask an administrator.",
    wrongCode: "This code is wrong or has already been used. Enter the next one.",
    noAuthenticator: "Set up your authenticator first.",
    hasAuthenticator: "Your authenticator is already set up. Log in with its code.",
    invalidLink: "This link is no longer valid. Ask an administrator for a new one.",
    passwordLength: "Use at least 12 characters.",
    tooManyPacks:
      "You have downloaded files 30 times within an hour. You can download again at {{time}} (Dubai time).",
    tooManyReveals:
      "You have revealed 60 ID numbers within an hour. You can reveal again at {{time}} (Dubai time).",
    takenByOther: "{{who}} took this request at {{time}} (Dubai time).",
    heldByOther: "{{who}} has this request.",
    heldByNobody: "Nobody has this request any more. Take it.",
    colleagueAway: "This colleague is away or may not work on requests. Choose another.",
    askedJustNow:
      "The gateway was asked about this payment a moment ago. Ask again in ten seconds.",
    notTaken: "Take the request first.",
    beingWorkedOn:
      "A colleague is working on this request right now. Try again when they have finished.",
    notNow: "This is no longer possible for the request. Look at its state.",
    letterForgotten: "This email is too old to be sent again. Write to the customer yourself.",
    clientNotFound: "We could not find this client. Go back to the list.",
    messageNotFound: "We could not find this message. Go back to the list.",
    messageChanged:
      "A colleague has changed this message in the meantime. Look at it again; nothing you typed is lost.",
    offerImpossible: "No offer can be made for this request now. Look at its state.",
    offerEnded: "This offer has ended. Make a new one.",
    pictureWaiting: "A new photo is waiting: accept or reject it first.",
    offerBeingPaid: "The customer may be paying for this offer right now. Try again later.",
    emailTaken: "A colleague has this email already. Look at the list.",
    roleMissing: "Choose at least one role.",
    nameMissing: "Enter the name.",
    nameInLatin: "Write this name in Latin letters.",
    nameInArabic: "Write this name in Arabic letters.",
    nameInvalid: "Write the name alone, with at most 60 characters.",
    extensionInvalid: "An extension has 2 to 6 digits.",
    accountNotFound: "We could not find this account. Load the list again.",
    accountChanged:
      "Another administrator has changed this account in the meantime. Look at it again.",
    accountNotNow: "This is not possible for this account now. Look at its state.",
    ownAccount:
      "Nobody disables, resets or takes admin from themselves. Ask another administrator.",
    lastAdmin: "This is the only active administrator. Give somebody else the role first.",
  } satisfies Record<NamesIn<"staff">, string>,
  offers: {
    priceReference: "This price is more than 10% off ours. Enter the insurer's reference.",
    priceReason: "This price or sum insured is far from ours. Enter why.",
  } satisfies Record<NamesIn<"offers">, string>,
  chats: {
    notFound: "We could not find this chat. Go back to the list.",
    changed: "Something has happened in this chat in the meantime. Look at it again.",
    notOwn: "You can do this only in a chat that you answer.",
    answered: "A colleague answers this chat already.",
    ended: "This chat has ended.",
    tooMany: "You have five chats open. End one or hand one over first.",
    colleagueBusy: "This colleague has five chats open. Choose another one.",
    requestNotFound: "No request has this number.",
  } satisfies Record<NamesIn<"chats">, string>,
  clients: {
    otherNotFound: "We could not find the other client. Choose one from the list.",
    alreadyJoined: "These two are joined already.",
    addressUnproven:
      "Nobody has proven yet that the address of that mail is theirs. Choose a document, or a mail from the other address.",
    proofNotFound: "Name the day of a mail of the last two years, or a document of one of the two.",
    moneyOwed: "Not now: money of this person is under way or owed. Try again once that has ended.",
    nothingToErase: "There is nothing to erase: the law keeps all that there is.",
  } satisfies Record<NamesIn<"clients">, string>,
  approvals: {
    notFound: "We could not find this approval. Go back to the list.",
    ended: "This has already been decided or taken back. Look at it again.",
    changed: "What was asked for has changed. Look at it again before you decide.",
    own: "You asked for this yourself. Somebody else must decide.",
    notOwn: "Only whoever asked for this can take it back.",
    apart:
      "One of you changed the other's account within the last seven days. Ask another colleague to decide.",
  } satisfies Record<NamesIn<"approvals">, string>,
  settings: {
    changed:
      "A colleague saved this meanwhile. What you typed is still here, and marked where it differs.",
    titleMissing: "Write a title of at most 40 letters.",
    noSuchPage: "There is no such page. Choose one that exists, or hide the item.",
    pageTwice: "Another item of this section has this page.",
    personNotFound:
      "No account and no request has this email. Check it, or filter by request number.",
    neededPage: "Contact, complaints, terms and the privacy policy must stay in the menu.",
    telephone: "Enter a number of the Emirates, like +971 4 123 4567.",
    email: "Enter an email like name@example.com.",
    address: "Enter an address that begins with https://.",
    byEnvironment: "The environment of the server states this. It cannot be changed here.",
    invalid: "This cannot be saved like this. Load the page again.",
  },
  insurance: {
    notFound: "There is nothing like this any more.",
    changed: "Somebody changed this meanwhile. Look at it again before you go on.",
    draftOpen: "There is a draft of this already. Go on with it, or discard it first.",
    notNow: "This can no longer be done. Look at the state of the draft.",
    invalid: "This value is not possible here.",
    sameAsBefore: "The draft changes nothing of what counts now.",
    nameTaken: "Another plan of this cover is called so.",
    slugTaken: "There is an insurer of this short name.",
    fileErrors: "The file has errors. Nothing was imported.",
    wordmarkSize: "The file is larger than 1 MB. Choose a smaller one.",
    wordmarkType: "This is no PNG, JPEG or SVG. Choose another file.",
    wordmarkUnreadable:
      "We could not read this image, or it holds more than an image. Save it again as PNG.",
    wordmarkDrawing:
      "An SVG may hold plain shapes only: no scripts, text, filters or images, and nothing from elsewhere. Turn its text into outlines, or use a PNG.",
    wordmarkLarge: "The image is more than 5,000 pixels wide or high.",
    wordmarkSmall:
      "Without its empty edges the image is less than 80 pixels high. Choose a larger one.",
    wordmarkShape:
      "Without its empty edges the image must be at least as wide as high, and at most 8 times as wide.",
    wordmarkGone: "This image is no longer here. Choose the file again.",
    payeeAway:
      "The settings of the server do not have these credentials. Choose others, or have them added first.",
    noAgreement:
      "The insurer’s agreement does not allow this cover today, so no offer of it may go out.",
  } satisfies Record<NamesIn<"insurance">, string>,
  texts: {
    notFound: "There is no such text any more. Load the list again.",
    shortcut: "A shortcut has 2 to 12 letters or digits, without spaces.",
    shortcutTaken: "Another text has this shortcut. Choose other letters.",
    titleMissing: "Write a title of at most 40 letters.",
    bodyMissing: "Write the text in this language, too.",
    placeMissing: "Choose at least one place where it is used.",
    tooLong: "This is longer than the field that it is for.",
    unknownPlaceholder: "There is no placeholder “{{placeholder}}”. Choose one from the list.",
    notInBoth: "The other language has a placeholder that is missing here: {{placeholder}}",
    tooMany: "There are 100 texts in use. Retire one first.",
    gapLeft: "Something in the text is not filled yet: {{placeholder}}",
  } satisfies Record<NamesIn<"texts">, string>,
  calendar: {
    changed:
      "Somebody changed the calendar meanwhile. What you typed is still here: look at it again and save.",
    notFound: "These days are no longer in the calendar.",
    confirmed: "These days have been confirmed already.",
    past: "Days that have passed stay as they were. Choose days from today on.",
    nameMissing: "Enter the name.",
    nameInLatin: "Write this name in Latin letters.",
    nameInArabic: "Write this name in Arabic letters.",
    nameInvalid: "Write the name alone, with at most 60 characters.",
    dayInvalid: "Enter a day.",
    daysReversed: "The last day is before the first. Check both.",
    tooFar: "Choose a day within the next five years.",
    tooLong: "A public holiday has at most 14 days in a row. Check both days.",
    ramadanTooLong: "Ramadan has at most 30 days. Check both days.",
    overlap: "Other days like these are in the calendar at the same time. Change those first.",
    tooMany: "The calendar is full. Remove days that are not needed.",
    timeInvalid: "Enter a time, such as 09:00.",
    timesReversed: "This closes before it opens. Check both times.",
    timesOverlap: "These times overlap with others. Check both.",
    notOnHalfHour: "Working hours begin and end on a full or half hour.",
    noOpenHour: "No day of this week has hours. Open at least one.",
    tooManyTimes: "A day has at most four pairs of times.",
  } satisfies Record<NamesIn<"calendar">, string>,
  refunds: {
    notFound: "We could not find this refund. Go back to the list.",
    changed:
      "A colleague has changed this refund in the meantime. Look at it again; nothing you typed is lost.",
    tooMuch: "So much is not left of this payment. Look at what has been promised already.",
    notReady: "Something from the customer is still missing. The insurer is asked after that.",
    disputed: "The bank decides about a card dispute. Nothing is sent before that.",
    otherSender: "You approved this refund. Somebody else must ask the insurer.",
  } satisfies Record<NamesIn<"refunds">, string>,
  policies: {
    notRecordable: "No policy can be recorded for this request now. Look at its state.",
    numberTaken: "This insurer's policy number is already recorded for another request. Check it.",
    worse: "This is worse than what was sold. Send it to the customer for acceptance.",
    missing: "One of the policy's values is missing. Enter it.",
    unreadable: "One of the policy's values cannot be right. Check them.",
    datesReversed: "The policy ends before it starts. Check both dates.",
    datesUnlikely: "These dates cannot be right. Check them.",
    reasonMissing: "Write why it differs from what was sold.",
    pdfMissing: "A PDF is missing. Ask the insurer for the policy and the certificate.",
    pdfSize: "The PDF is larger than 10 MB. Ask the insurer for a smaller one.",
    pdfNotPdf: "This file is not a PDF. Ask the insurer for the document as a PDF.",
    pdfTruncated: "The end of this PDF is missing. Ask the insurer to send it again.",
    pdfEncrypted: "This PDF is protected. Ask the insurer for the document without a password.",
    pdfActive:
      "This PDF runs something when it is opened. Ask the insurer for it without scripts or media.",
    pdfForm:
      "This PDF is a form that sends answers. Ask the insurer for it printed to a plain PDF.",
    pdfAttachment:
      "This PDF contains or opens other files. Ask the insurer for it without attachments.",
    pdfLink:
      "A link in this PDF opens something other than a web page, an email or a phone number. Ask the insurer for it without that link.",
    pdfBroken:
      "This PDF is damaged, or parts of it are hidden. Ask the insurer to make it again, or for it printed to a plain PDF.",
    pdfPages: "A PDF may have 1 to 200 pages. Ask the insurer for the document alone.",
    pdfTooComplex:
      "This PDF takes too long to check. Ask the insurer for it printed to a plain PDF.",
  } satisfies Record<NamesIn<"policies">, string>,
  accounts: {
    credentialsRequired: "Enter your email and your password.",
    wrongCredentials: "The email or the password is wrong. Check both and try again.",
    email_required: "Enter the email.",
    email_invalid: "Enter an email like name@example.com.",
    password_required: "Enter a password.",
    password_length: "Use at least 12 characters.",
    password_common: "This password is too common. Choose another.",
  },
  requests: {
    notFound: "We could not find this request. Search for it by its number.",
    notEditable: "This is no longer possible in the state of this request. Load the page again.",
    notCancellable: "This request can no longer be cancelled. Look at its state.",
    changedMeanwhile:
      "The request changed while you were working. Look at it again; nothing you typed is lost.",
  },
  documents: {
    damaged: "This document cannot be opened. The administrators have been told.",
  },
  request: {
    tooMany: "Too many attempts. Wait a while and try again.",
    busy: "The server is very busy. Try again in a minute.",
    unavailable: "Part of the system is not answering. Try again in a few seconds.",
    invalid: "Something here is missing or incorrect. Check it and try again.",
    unexpected: "Something went wrong. Try again.",
  },
};
