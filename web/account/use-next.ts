import { sameOriginPath } from "../../domain/accounts/same-origin-path.ts";
import { plainPath } from "../i18n/language.ts";
import { useSite } from "../i18n/use-site.ts";
import { useBrowserValue } from "../ui/use-browser-value.ts";

const given = () => sameOriginPath(new URLSearchParams(window.location.search).get("next"));

/** Where a request is sent from: who comes from there was asked to login first. */
const SENDING = /^\/(check-answers|packages)(?=[/?#]|$)/;

/**
 * Where the visitor was going (ruling U7). Who is going somewhere gets HTML of their own, whose links
 * know it before any script runs; elsewhere the address is read in the browser, once hydrated.
 */
export function useNext() {
  const { pathOf, next: rendered } = useSite();
  const next = useBrowserValue(given, rendered);

  return {
    /** Where to go when all is done. */
    destination: pathOf(next ?? "/"),
    wasSending: next !== undefined && SENDING.test(plainPath(next)),
    /** A page of this area, which keeps the destination in mind. */
    linkTo: (path: string) =>
      pathOf(next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`),
  };
}
