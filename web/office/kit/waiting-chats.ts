import { createContext, useContext } from "react";

/** How many visitors wait for an answer: the title of every page says so, and the sidebar. */
export const WaitingChats = createContext({
  count: 0,
  tell: (_count: number): void => undefined,
});

export const useWaitingChats = () => useContext(WaitingChats);
