import type { Route } from "./+types/comprehensive.ts";
import type { Handle } from "../shell/handle.ts";
import { CoverPage } from "./car/cover-page.tsx";
import { sampleQuotes } from "./car/sample-quotes.ts";

export const handle: Handle = { kind: "still", area: "site" };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  packages: await sampleQuotes(context),
});

export default function Comprehensive({ loaderData: { packages } }: Route.ComponentProps) {
  return <CoverPage cover="comprehensive" packages={packages} />;
}
