// What we promise about data, calls, sending and keeping, in one place: pages quote it.
// `tests/promises.test.ts` names what backs each sentence.

export const pricesWithoutName =
  "To show prices we send our server the facts a price depends on: never your name, plate, photos or Emirates ID number.";
export const photosStayHere =
  "Your photos and Emirates ID number stay on your device until you send your request or save it to your account.";
export const whoSeesRequest =
  "The insurer you chose, once you have paid. For an offer we describe the car to several insurers: none gets your name or photos before you have accepted its offer and paid.";
export const whoSeesDocuments =
  "Your documents are kept encrypted. You, our team and, once you have paid, the insurer you chose can see them.";
export const noNameBeforePaying =
  "No insurer gets your name or photos before you accept its offer and pay.";
export const whenWeCall = "We call only about a request you sent, or if you ask us to.";
export const nothingSold = "We do not sell or rent your phone number, your email or anything else.";
