import type { Route } from "./+types/comprehensive.ts";
import type { Handle } from "../shell/handle.ts";
import { CoverPage } from "./car/cover-page.tsx";
import { usualQuotes } from "./car/usual-quotes.ts";

export const handle: Handle = { kind: "still", area: "site" };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  packages: await usualQuotes(context),
});

export default function Comprehensive({ loaderData: { packages } }: Route.ComponentProps) {
  return <CoverPage cover="comprehensive" packages={packages} />;
}
