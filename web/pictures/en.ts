import type { PictureFault } from "../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../domain/documents/documents.ts";
import type { PictureHint } from "./picture-hints.ts";

export default {
  names: {
    id_front: "Emirates ID, front",
    id_back: "Emirates ID, back",
    license_front: "Driving licence, front",
    license_back: "Driving licence, back",
    ownership_front: "Vehicle licence (mulkiya), front",
    ownership_back: "Vehicle licence (mulkiya), back",
    document_front: "Car document, front",
    document_back: "Car document, back",
  } satisfies Record<DocumentSlot, string>,
  /** Names of the file fields, as in the purchase. */
  fields: {
    id_front: "Emirates ID front",
    id_back: "Emirates ID back",
    license_front: "Licence front",
    license_back: "Licence back",
    ownership_front: "Ownership front",
    ownership_back: "Ownership back",
    document_front: "Document front",
    document_back: "Document back",
  } satisfies Record<DocumentSlot, string>,
  faults: {
    blurred: "The writing in the last photo cannot be read.",
    cutOff: "Part of the document is missing from the last photo.",
    expired: "The document in the last photo has expired. Please send the renewed one.",
    wrongSide: "The last photo shows another side or another document.",
    someoneElses: "The document in the last photo is in another person's name.",
    differs: "The document in the last photo does not match your answers.",
    other: "The last photo does not meet the insurer's requirements.",
  } satisfies Record<PictureFault, string>,
  advice: {
    heading: "For a clear photo",
    flat: "Lay the card flat on a plain surface, all four corners in the photo.",
    light: "Turn away from the sun, so that nothing shines on the card.",
    near: "Hold the phone still, close enough to read every line.",
  },
  camera: "Take a photo",
  file: "Choose a photo",
  cameraAgain: "Take it again",
  fileAgain: "Choose another",
  preparing: "Preparing: {{name}}",
  ready: "Ready to send",
  shown: "Your photo: {{name}}",
  missing: "Add this photo first.",
  unreadable: "We could not open this photo. Take it again.",
  hints: {
    tooDark: "This photo looks dark. More light helps.",
    tooBlurred: "This photo looks blurred. Hold still and try again.",
    tooSmall: "This photo is small. Check that the text is readable.",
  } satisfies Record<PictureHint, string>,
  send: { one: "Send the photo", many: "Send the photos" },
  sending: "Sending",
  keepOpen: "Keep this page open until we have it.",
  percent: "{{percent}}% sent",
  broken: {
    heading: "The connection was lost",
    text: "Your photos are still here. Try again as soon as you are online.",
    retry: "Try again",
  },
  thanks: {
    title: "Thank you",
    heading: "Thank you, we have it",
    text: "Our team will check it next. You do not have to do anything else.",
  },
  asked: {
    title: "A new photo of your document",
    heading: { one: "We need a new photo", many: "We need new photos" },
    lead: {
      one: "Take it now with your phone. It goes straight to our team, encrypted.",
      many: "Take them now with your phone. They go straight to our team, encrypted.",
    },
    until: "This link works once, until {{moment}}.",
    needsScript:
      "This page needs JavaScript to prepare and send your photo. Switch it on, or open the link in another browser.",
  },
  ended: {
    heading: "This link is no longer valid",
    text: "If we still need a photo, your profile asks for it, or we send you a new link.",
    profile: "Open your profile",
  },
  unknown: {
    heading: "We do not recognise this link",
    text: "It may have been cut short. Open it again from our email.",
  },
  failed: {
    heading: "We could not open this page",
    text: "Nothing is lost. Try again in a moment.",
    retry: "Try again",
  },
};
