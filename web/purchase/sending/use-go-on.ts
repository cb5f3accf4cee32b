import { useNavigate } from "react-router";
import { plainPath } from "../../i18n/language.ts";
import { useSite } from "../../i18n/use-site.ts";
import type { Taken } from "./post-request.ts";
import { afterTaken, REQUEST_SENT } from "./taken-request.ts";

/** Another area is loaded as a whole document. */
export function useGoOn() {
  const { pathOf } = useSite();
  const navigate = useNavigate();

  return (taken: Taken) => {
    const path = pathOf(afterTaken(taken));
    if (plainPath(path) === REQUEST_SENT) return void navigate(path, { replace: true });
    return location.assign(path);
  };
}
