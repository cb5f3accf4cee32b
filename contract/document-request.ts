import * as z from "zod/mini";
import { documentRequestStates, pictureFaults } from "../domain/documents/document-request.ts";
import { moment } from "./values.ts";

/** What the link in the mail shows: nothing about the person or the car. */
export const AskedPictures = z.object({
  slots: z.array(z.string()),
  reason: z.enum(pictureFaults),
  expiresAt: moment,
});
export type AskedPictures = z.infer<typeof AskedPictures>;

/** Shown in one's own profile. */
export const OwnDocumentRequest = z.extend(AskedPictures, {
  _id: z.string(),
  /** What the team wrote. */
  note: z.nullable(z.string()),
  state: z.enum(documentRequestStates),
  askedAt: moment,
});
export type OwnDocumentRequest = z.infer<typeof OwnDocumentRequest>;
