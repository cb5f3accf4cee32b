import { type ReactNode, useMemo, useState } from "react";
import { WaitingChats } from "../kit/waiting-chats.ts";

export function WaitingChatsProvider({ children }: { children: ReactNode }) {
  const [count, tell] = useState(0);
  const waiting = useMemo(() => ({ count, tell }), [count]);

  return <WaitingChats value={waiting}>{children}</WaitingChats>;
}
