import * as z from "zod/mini";
import { refusals, Success } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { route } from "./route.ts";
import { moment } from "./values.ts";

/** A purchase stored in the account for another device: sealed, for one day (ruling P1). */
export const SavedDraft = z.object({
  /** The draft of specification part 2, 3.1, without pictures. */
  draft: z.record(z.string(), z.unknown()),
  choice: z.nullable(z.record(z.string(), z.unknown())),
  emiratesID: text(40),
});
export type SavedDraft = z.infer<typeof SavedDraft>;

const tags = ["drafts"] as const;
const slot = z.object({ slot: text(40) });

export const saveDraftToAccount = route({
  method: "PUT",
  url: "/api/users/me/draft",
  config: { access: "customer" },
  schema: {
    summary: "Save the draft to the account for 24 hours; the last saving wins",
    tags,
    body: SavedDraft,
    response: {
      200: z.object({ status: z.literal("success"), expiresAt: moment }),
      ...refusals,
    },
  },
});

export const readDraftOfAccount = route({
  method: "GET",
  url: "/api/users/me/draft",
  config: { access: "customer" },
  schema: {
    summary: "The saved draft and the slots of its pictures; null when there is none",
    tags,
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.nullable(
          z.extend(SavedDraft, {
            documents: z.array(z.string()),
            savedAt: moment,
            expiresAt: moment,
          }),
        ),
      }),
      ...refusals,
    },
  },
});

export const removeDraftOfAccount = route({
  method: "DELETE",
  url: "/api/users/me/draft",
  config: { access: "customer" },
  schema: {
    summary: "Erase the saved draft with its pictures; also when there is none",
    tags,
    response: { 200: Success, ...refusals },
  },
});

export const saveDraftDocument = route({
  method: "PUT",
  url: "/api/users/me/draft/documents/:slot",
  config: { access: "customer", fields: z.object({}) },
  schema: {
    summary: "Save one picture of the draft (multipart, one file)",
    tags,
    consumes: ["multipart/form-data"],
    params: slot,
    response: { 200: Success, ...refusals },
  },
});

export const removeDraftDocument = route({
  method: "DELETE",
  url: "/api/users/me/draft/documents/:slot",
  config: { access: "customer" },
  schema: {
    summary: "Erase one picture of the draft",
    tags,
    params: slot,
    response: { 200: Success, ...refusals },
  },
});

export const readDraftDocument = route({
  method: "GET",
  url: "/api/users/me/draft/documents/:slot",
  config: { access: "customer" },
  schema: {
    summary: "One picture of the draft as a JPEG",
    tags,
    params: slot,
    response: { 200: z.any(), ...refusals },
  },
});
