import { createContext, useContext } from "react";

export type Away = {
  /** Since when the member is away; null at work, undefined until it is known. */
  since: string | null | undefined;
  /** They came back by taking a request, and have not gone on since. */
  isBackByTaking: boolean;
  set: (isAway: boolean) => Promise<string | undefined>;
  /** Taking something ends being away. */
  noteTaken: () => void;
};

export const AwayContext = createContext<Away>({
  since: undefined,
  isBackByTaking: false,
  set: async () => undefined,
  noteTaken: () => {},
});

export const useAway = () => useContext(AwayContext);
