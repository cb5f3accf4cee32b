import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * What only the browser knows, such as the query of a kept page's address: in the server's HTML and
 * while hydrating it is what was `rendered`. `read` answers a plain value, so that it can be compared.
 */
export const useBrowserValue = <Value extends string | number | boolean>(
  read: () => Value | undefined,
  rendered?: Value,
): Value | undefined => useSyncExternalStore(never, read, () => rendered);

const yes = () => true;

/** Whether the page's script is at work. */
export const useHydrated = (): boolean => useBrowserValue(yes) ?? false;
