import type { GreetedName } from "../../adapters/mail/mail.ts";
import type { RequestRow } from "./requests-store.ts";

/** A request without an account names an address that its sender need not own. */
export const greetedName = ({ userId, username }: RequestRow): GreetedName =>
  userId === null ? null : username;
