import type { Preferences as Written } from "../../../../contract/preferences.ts";
import {
  mayCallAt,
  nextMayCall,
  type Preferences,
  readHours,
} from "../../../../domain/clients/preferences.ts";

const read = ({ hours, ...others }: Written): Preferences => ({
  ...others,
  hours: hours && readHours(hours),
});

/** Without preferences anybody may be called. */
export const isWelcomeAt = (preferences: Written | null, at: Date): boolean =>
  preferences === null || mayCallAt(read(preferences), at);

/** Undefined for those who want no calls. */
export const nextWelcome = (preferences: Written, at: Date): Date | undefined =>
  nextMayCall(read(preferences), at);

/** The nearest time at which they want a call, where `at` is none. */
export const betterTime = (preferences: Written | null, at: Date): Date | undefined => {
  if (!preferences?.hours) return undefined;
  const next = nextWelcome(preferences, at);
  return next && next.getTime() !== at.getTime() ? next : undefined;
};
