import type { Handle } from "../handle.ts";

export const handle: Handle = { area: "site" };

export default function Page() {
  return <main />;
}
