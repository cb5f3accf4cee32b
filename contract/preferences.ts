import * as z from "zod/mini";
import { callChannels } from "../domain/clients/preferences.ts";
import { refusals } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { route } from "./route.ts";
import { moment } from "./values.ts";

/** How somebody wants to be reached. */
export const Preferences = z.object({
  channel: z.enum(callChannels),
  language: z.enum(["en", "ar"]),
  /** "HH:MM" in Dubai, up to "24:00"; null for any hour of ours. */
  hours: z.nullable(z.object({ from: z.string(), until: z.string() })),
});
export type Preferences = z.infer<typeof Preferences>;

/** `version` is the one that was read; 0 where there were none. */
export const PreferencesBody = z.extend(Preferences, {
  hours: z.nullable(z.object({ from: text(10), until: text(10) })),
  version: z.number(),
});
export type PreferencesBody = z.infer<typeof PreferencesBody>;

export const OwnPreferences = z.extend(Preferences, {
  version: z.number(),
  /** Staff record what they are told on a call. */
  setBy: z.enum(["customer", "staff"]),
  at: moment,
});
export type OwnPreferences = z.infer<typeof OwnPreferences>;

const url = "/api/users/me/preferences";
const config = { access: "customer" } as const;
const tags = ["accounts"] as const;
/** Null until they are set. */
const Answer = z.object({ status: z.literal("success"), data: z.nullable(OwnPreferences) });

export const readPreferences = route({
  method: "GET",
  url,
  config,
  schema: {
    summary: "Which way, in which language and when one wants to be reached",
    tags,
    response: { 200: Answer, ...refusals },
  },
});

export const savePreferences = route({
  method: "PUT",
  url,
  config,
  schema: {
    summary: "Say how one wants to be reached; 412 where that was changed meanwhile",
    tags,
    body: PreferencesBody,
    response: { 200: Answer, ...refusals },
  },
});
