import { useRouteLoaderData } from "react-router";
import type { loader } from "./layout.tsx";

/** Undefined when the layout could not read it. */
export const useSignedInUser = () =>
  useRouteLoaderData<typeof loader>("profile/layout")?.user ?? undefined;
