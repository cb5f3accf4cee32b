import type { Route } from "./+types/third-party.ts";
import type { Handle } from "../shell/handle.ts";
import { CoverPage } from "./car/cover-page.tsx";
import { sampleQuotes } from "./car/sample-quotes.ts";

export const handle: Handle = { kind: "still", area: "site" };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  packages: await sampleQuotes(context),
});

export default function ThirdParty({ loaderData: { packages } }: Route.ComponentProps) {
  return <CoverPage cover="third" packages={packages} />;
}
