import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** A value only the browser knows: `rendered` in the server's HTML and while hydrating, then `read`.
 * `read` must return a primitive, so that React can compare it. */
export const useBrowserValue = <Value extends string | number | boolean>(
  read: () => Value | undefined,
  rendered?: Value,
): Value | undefined => useSyncExternalStore(neverChanges, read, () => rendered);

const yes = () => true;

export const useHydrated = (): boolean => useBrowserValue(yes) ?? false;
