import { photosStayHere } from "../../promises/en.ts";
export default {
  title: "Your vehicle",
  description:
    "Tell us your plate and a few facts about the car, and see prices from seven insurers.",
  titleWithError: "Error: {{title}}",
  back: "Back",
  loading: "Reading your answers",

  renew: {
    title: "Renew",
    about: "The car is registered to you and its policy is ending",
  },
  buyNew: {
    title: "Buy new",
    about: "By plate number, customs card (VCC) or possession certificate (hiyaza)",
  },
  optional: "optional",

  method: {
    label: "Input method",
    hint: "Which of these do you have for the car?",
    plateNumber: "Plate",
    vcc: "VCC",
    hiyaza: "Hiyaza",
    about: {
      plateNumber: "The car has a plate already, or you are moving yours to it.",
      vcc: "The car came through customs and has no plate yet. Everything we ask is on its customs card: the vehicle clearance certificate (VCC).",
      hiyaza:
        "The car's plate was removed, and the traffic department issued a hiyaza: its possession certificate.",
    },
  },
  vcc: {
    source: "VCC card source",
    chooseSource: "Choose where it was issued",
    date: "VCC date",
    number: "VCC card number",
  },
  hiyaza: {
    type: "Hiyaza type",
    dubai: "Dubai",
    nonDubai: "Other emirate",
    number: "Hiyaza certificate number",
  },
  registerEmirate: {
    label: "Registration emirate",
    hint: "Where the car will be registered.",
    choose: "Choose an emirate",
  },
  emiratesId: {
    label: "Emirates ID number",
    hint: "15 digits, as on the front of the card. It stays on this device until you send your request or save it to your account.",
    mistyped: "The last digit does not match the others. Please compare the number with your card.",
  },

  change: "Change",
  changed: "Done",
  answerTo: "{{question}}:",

  plate: {
    name: "Plate",
    preview: "Plate preview",
    previewOf: "Plate preview: {{emirate}} {{code}} {{number}}",
    caption: "This is how your plate looks",
    source: "Plate source",
    chooseSource: "Choose an emirate",
    code: "Plate code",
    chooseCode: "Choose a code",
    sourceFirst: "Choose a source first",
    notListed: "My code is not listed",
    ownCode: "The code on your plate",
    ownCodeHint:
      "Emirates issue new codes before they reach our list. Our team checks yours and sends you an offer.",
    number: "Plate number",
  },

  car: {
    cylinders: "Engine cylinders",
    body: "Car body type",
    saloon: "Saloon",
    station: "Station",
    origin: "Car origin",
    khaleegy: "Khaleegy",
    non_khaleegy: "Non-Khaleegy",
    chinese: "Chinese",
    about: {
      station: "4×4, SUV",
      khaleegy: "for the Gulf",
      non_khaleegy: "imported",
      chinese: "built for China",
    },
  },

  known: {
    title: "This car is in your account",
    filled: "We filled in the rest from your earlier request.",
    differs: "Your earlier request had other answers:",
    and: ", ",
    useEarlier: "Use the earlier answers",
    offer: "Your documents are on file, so you do not have to photograph them again.",
    useFile: "Use the documents on file",
    usingFile:
      "We send the documents on file with this request. You can still replace any of them.",
    newPhotos: "Add new photos instead",
    request: "Request",
    policy: "Your policy from request",
    underWay: "for this plate is under way.",
    coveredUntil: "covers this plate until {{date}}.",
  },

  facts: {
    title: "Make and model",
    about: "Optional, for the policy. They do not change any price.",
    make: "Make",
    model: "Model",
    choose: { make: "Choose a make", model: "Choose a model" },
    makeFirst: "Choose a make first",
    notListed: "Not listed",
    own: { make: "The make on your vehicle licence", model: "The model on your vehicle licence" },
  },

  documents: {
    addNow: "Add documents now",
    addLater: {
      renew: "Or later, when you have chosen a quote.",
      new: "With the car's documents and your Emirates ID. Or later, when you have chosen a quote.",
      offer: "Or on the next page, or when our team asks for them.",
    },
    readyCount: "Photos ready: {{ready}} of {{needed}}.",
    heading: "Documents",
    hint: "A clear photo of each side.",
    stayHere: photosStayHere,
    limit: "PNG/JPG (max 5MB)",
    kinds: {
      id: "Emirates ID",
      ownership: "Vehicle licence (mulkiya)",
      license: "Driving licence",
      document: "Car document",
    },
    /** What the document is, by input method. */
    which: {
      plateNumber: "The vehicle licence (mulkiya), both sides.",
      vcc: "The customs card (VCC); its front is enough.",
      hiyaza: "The possession certificate (hiyaza); its front is enough.",
    },
    names: {
      id_front: "Emirates ID front",
      id_back: "Emirates ID back",
      ownership_front: "Ownership front",
      ownership_back: "Ownership back",
      license_front: "Licence front",
      license_back: "Licence back",
      document_front: "Document front",
      document_back: "Document back",
    },
    /** Read out beside "Replace", "Remove", "Take a photo". */
    named: {
      id_front: "Emirates ID, front",
      id_back: "Emirates ID, back",
      ownership_front: "Vehicle licence, front",
      ownership_back: "Vehicle licence, back",
      license_front: "Driving licence, front",
      license_back: "Driving licence, back",
      document_front: "Car document, front",
      document_back: "Car document, back",
    },
    front: "Front",
    back: "Back",
    dropOrPick: "Drop it here or pick a file",
    pick: "Pick a file",
    camera: "Take a photo",
    onFile: "On file",
    replace: "Replace",
    remove: "Remove",
    cancel: "Cancel",
    preparing: "Preparing: {{name}}",
    ready: "{{name}}: ready",
    removed: "{{name}}: removed",
    problems: {
      type: "Please upload only PNG or JPG images",
      size: "File size should not exceed 5MB",
      itsSize: "This file is {{size}} MB.",
      unreadable: "We could not open this photo. Take it again.",
    },
    hints: {
      tooDark: "This photo looks dark. More light helps.",
      tooBlurred: "This photo looks blurred. Hold still and try again.",
      tooSmall: "This photo is small. Check that the text is readable.",
    },
  },

  declaration:
    "By continuing you allow {{brand}} to obtain your personal and vehicle details to prepare your quotes. No insurer gets your name or photos before you have paid.",
  continue: "Continue",
  seePrices: "See prices",
  seePricesHint: "No name, phone number or photos needed.",
  newCarHint:
    "Third party: no plate, no name, no phone number and no photos needed. For comprehensive our team asks for your contact details and sends an offer.",
  pricesOpen: "The prices open after your last answer.",
  offerHint: "Our team makes you an offer.",
  offerHelp: "Our team makes you an offer for this car. Photos can wait: the next page asks.",

  problems: {
    required: "Please fill all required fields",
    general: "An error occurred while saving data",
    emirate: "Choose the emirate of your plate",
    plateCode: "Choose the code of your plate",
    ownCode: "Enter the code on your plate",
    ownCodeTooLong: "A plate code has at most 12 characters",
    ownCodeInvalid: "A plate code has only letters and digits",
    plateNumber: "Enter your plate number, up to 5 digits",
    cylinderType: "Choose the number of cylinders",
    carType: "Choose the body of the car",
    carOrigin: "Choose the origin of the car",
    inputMethod: "Choose what you have for the car",
    registerEmirate: "Choose the emirate of registration",
    plateSource: "Choose the emirate of your plate",
    vccCardSource: "Choose where the customs card (VCC) was issued",
    vccDate: "Enter the date on the customs card (VCC), today or earlier",
    vccCardNumber: "Enter the number of the customs card (VCC)",
    hiyazaType: "Choose the type of the possession certificate (hiyaza)",
    hiyazaCertificateNumber: "Enter the number of the possession certificate (hiyaza)",
    emiratesIDRequired: "Enter your Emirates ID number",
    emiratesID: "Enter all 15 digits of your Emirates ID number",
    make: "Enter the make with letters and digits only",
    model: "Enter the model with letters and digits only",
    picture: "Add a photo: {{name}}",
  },
  saved: "Data saved successfully !",
  notOnDevice: {
    title: "Your browser is not saving your answers",
    text: "It may be a private window, or the storage may be full. You can continue, but keep this tab open until you have sent your request.",
  },

  why: {
    heading: "Why we ask",
    price:
      "Cylinders and body set the base price. The origin decides whether there is a price online.",
    documents:
      "The insurer needs your documents to issue the policy. We ask again only if we could not use a photo.",
    privacy:
      "Your photos stay on this device until you send your request or save it to your account. Unsent photos are erased after 24 hours.",
  },
  clear: {
    open: "Clear my data",
    heading: "Clear your data?",
    text: "Your answers, your photos and the quote you chose are erased from this device, and from your account if you saved them there. This cannot be undone.",
    confirm: "Erase everything",
    keep: "Keep my data",
    close: "Close",
    done: "Your data has been erased from this device.",
  },
};
