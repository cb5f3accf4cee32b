import { createContext, useContext } from "react";
import type { StaffEntry } from "../../../contract/office/access/routes.ts";
import type { call, Send } from "../../api/client.ts";

export type Member = Extract<StaffEntry, { stage: "inside" }>;

export type Session = {
  member: Member;
  /** Calls the API; where the session has ended it asks for the login, over the page. */
  ask: typeof call;
  /** The same for what is no JSON, such as files. */
  send: Send;
  logOut: () => void;
};

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("This page is outside of the office's frame.");
  return session;
}
