import { AsyncLocalStorage } from "node:async_hooks";
import { type Caller, NOBODY } from "./callers-in-turn.ts";

const callers = new AsyncLocalStorage<Caller>();

/** Everything that `action` starts is done for this caller. */
export const onBehalfOf = <Result>(caller: Caller, action: () => Result) =>
  callers.run(caller, action);

/** Whose call is being answered, for work that is shared in turns far away from it. */
export const currentCaller = () => callers.getStore() ?? NOBODY;
