export default {
  title: "Your vehicle",
  description:
    "Tell us your plate and a few facts about the car, add photos of your papers, and see prices from seven insurers.",
  titleWithError: "Error: {{title}}",
  back: "Back",
  lead: "We ask for this once. It stays on your device until you send your request.",
  needsScript:
    "This form needs JavaScript. Without it, leave us a message and we prepare your quotes by hand.",

  renew: {
    title: "Renew",
    about: "The car is registered to you and its policy is ending",
  },
  buyNew: {
    title: "Buy new",
    about: "For a car you have just bought or are about to register",
    soon: "Buying a new policy online is what we are building next. Until then, leave us a message: we call you back and arrange it with you.",
    message: "Leave a message",
  },

  plate: {
    legend: "Your plate",
    preview: "Plate preview",
    previewOf: "Plate preview: {{emirate}} {{code}} {{number}}",
    caption: "This is how your plate reads",
    source: "Plate source",
    chooseSource: "Choose an emirate",
    code: "Plate code",
    chooseCode: "Choose a code",
    sourceFirst: "Source first",
    notListed: "My code is not listed",
    ownCode: "The code on your plate",
    ownCodeHint:
      "Emirates add codes faster than lists do. We cannot send a request with such a code online yet.",
    ownCodeMessage: "Leave a message with your plate and we take it from there",
    number: "Plate number",
  },

  car: {
    cylinders: "Engine cylinders",
    body: "Car body type",
    saloon: "Saloon",
    station: "Station",
    origin: "Car origin",
    khaleegy: "Khaleegy",
    otherOrigins: "Other origins:",
    otherOriginsMessage: "leave us a message",
  },

  documents: {
    heading: "Documents",
    hint: "A clear photo of each side.",
    limit: "PNG/JPG (max 5MB)",
    kinds: {
      id: "Emirates ID",
      ownership: "Ownership (mulkiya)",
      license: "Driving licence",
    },
    names: {
      id_front: "Emirates ID front",
      id_back: "Emirates ID back",
      ownership_front: "Ownership front",
      ownership_back: "Ownership back",
      license_front: "Licence front",
      license_back: "Licence back",
    },
    /** Read out beside "Replace", "Remove", "Take a photo". */
    named: {
      id_front: "Emirates ID, front",
      id_back: "Emirates ID, back",
      ownership_front: "Ownership card, front",
      ownership_back: "Ownership card, back",
      license_front: "Driving licence, front",
      license_back: "Driving licence, back",
    },
    front: "Front",
    back: "Back",
    dropOrPick: "Drop it here or pick a file",
    pick: "Pick a file",
    camera: "Take a photo",
    replace: "Replace",
    remove: "Remove",
    cancel: "Cancel",
    preparing: "Preparing: {{name}}",
    ready: "{{name}}: ready",
    removed: "{{name}}: removed",
    problems: {
      type: "Please upload only PNG or JPG images",
      size: "File size should not exceed 5MB",
      unreadable: "We could not open this picture. Take it again.",
    },
    hints: {
      tooDark: "This photo looks dark. More light helps.",
      tooBlurred: "This photo looks blurred. Hold still and try again.",
      tooSmall: "This photo is small. Check that the text can be read.",
    },
  },

  declaration:
    "By continuing you let {{brand}} fetch your personal and vehicle details to build your quotes. Insurers get nothing before you have checked your answers.",
  continue: "Continue",
  pricesFirst: "See prices first",
  pricesFirstHint: "Prices need only the plate and the car. You can add the photos later.",

  problems: {
    heading: "Please check this answer",
    required: "Please fill all required fields",
    general: "An error occurred while saving data",
    emirate: "Choose the emirate of your plate",
    plateCode: "Choose the code of your plate",
    ownCode: "Write the code that stands on your plate",
    ownCodeTooLong: "A plate code has at most 12 signs",
    ownCodeInvalid: "A plate code has only letters and digits",
    ownCodeOffline: "A code that is not listed cannot be sent online yet. Leave us a message.",
    plateNumber: "Enter your plate number, up to 5 digits",
    cylinderType: "Choose the number of cylinders",
    carType: "Choose the body of the car",
    carOrigin: "Choose the origin of the car",
    picture: "Add a photo: {{name}}",
  },
  saved: "Data saved successfully !",
  notKept: {
    title: "Your browser keeps nothing for us",
    text: "It may be a private window, or the storage is full. Go on, but leave this tab open until you have sent your request.",
  },

  why: {
    heading: "Why we ask",
    price: "Cylinders, body and origin set the base price.",
    papers: "The insurer needs your papers to issue the policy. We never ask for them twice.",
    privacy: "Photos stay on this device until you send, and are erased after 24 hours.",
  },
  clear: {
    open: "Clear my data",
    heading: "Clear your data?",
    text: "Your answers, your photos and the quote you chose are erased from this device. This cannot be undone.",
    confirm: "Erase everything",
    keep: "Keep my data",
    close: "Close",
    done: "Your data has been erased from this device.",
  },
};
