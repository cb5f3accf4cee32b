import { sameOriginPath } from "../../domain/accounts/same-origin-path.ts";
import { plainPath } from "../i18n/language.ts";
import { useSite } from "../i18n/use-site.ts";
import { useBrowserValue } from "../ui/use-browser-value.ts";

const given = () => sameOriginPath(new URLSearchParams(window.location.search).get("next"));

/** Visitors from this page were asked to log in first. */
const SENDING = /^\/(check-answers|packages)(?=[/?#]|$)/;

/** Ruling U7. Rendered on the server for visitors with `?next=`, else read after hydration. */
export function useNext() {
  const { pathOf, next: rendered } = useSite();
  const next = useBrowserValue(given, rendered);

  return {
    destination: pathOf(next ?? "/"),
    wasSending: next !== undefined && SENDING.test(plainPath(next)),
    /** A page of this area with the destination in its address. */
    linkTo: (path: string) =>
      pathOf(next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`),
  };
}
