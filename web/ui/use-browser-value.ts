import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * What only the browser knows, such as the query of a kept page's address: undefined in the server's
 * HTML and while hydrating. `read` answers a plain value, so that it can be compared.
 */
export const useBrowserValue = <Value extends string | number | boolean>(
  read: () => Value | undefined,
): Value | undefined => useSyncExternalStore(never, read, () => undefined);

const yes = () => true;

/** Whether the page's script is at work. */
export const useHydrated = (): boolean => useBrowserValue(yes) ?? false;
