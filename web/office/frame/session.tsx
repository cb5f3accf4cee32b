import { createContext, useContext } from "react";
import type { StaffEntry } from "../../../contract/office/access/routes.ts";
import type { call, Send } from "../../api/client.ts";

export type Member = Extract<StaffEntry, { stage: "inside" }>;

export type Session = {
  member: Member;
  /** Calls the API; where the session has ended it asks for the login, over the page. */
  ask: typeof call;
  /** The same for what the page asks by itself, which does not prolong the session. */
  askQuietly: typeof call;
  /** The same for what is no JSON, such as files. */
  send: Send;
  /** Another part of the page has heard that the session is over: it is covered. */
  end: () => void;
  logOut: () => void;
};

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("This page is outside of the office's frame.");
  return session;
}
