import { useRouteLoaderData } from "react-router";
import type { loader } from "./layout.tsx";

/** The signed-in person, as the layout read them; undefined when that failed. */
export const useOwnRecord = () =>
  useRouteLoaderData<typeof loader>("profile/layout")?.user ?? undefined;
