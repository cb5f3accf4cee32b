import { useNavigate } from "react-router";
import { plainPath } from "../../i18n/language.ts";
import { useSite } from "../../i18n/use-site.ts";
import type { Taken } from "./post-request.ts";
import { afterTaken, REQUEST_SENT } from "./taken-request.ts";

/** Leads on after a request was taken: inside this area, or by a whole document anywhere else. */
export function useGoOn() {
  const { pathOf } = useSite();
  const navigate = useNavigate();

  return (taken: Taken) => {
    const path = pathOf(afterTaken(taken));
    if (plainPath(path) === REQUEST_SENT) return void navigate(path, { replace: true });
    return location.assign(path);
  };
}
