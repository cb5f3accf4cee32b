import type { Route } from "./+types/third-party.ts";
import type { Handle } from "../shell/handle.ts";
import { CoverPage } from "./car/cover-page.tsx";
import { samplePrices } from "./prices/sample-prices.ts";

export const handle: Handle = { kind: "still", area: "site" };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  packages: await samplePrices(context),
});

export default function ThirdParty({ loaderData: { packages } }: Route.ComponentProps) {
  return <CoverPage cover="third" packages={packages} />;
}
