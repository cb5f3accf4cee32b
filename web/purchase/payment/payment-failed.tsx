import type { Handle } from "../../handle.ts";

export const handle: Handle = { area: "purchase" };

export default function Page() {
  return <main />;
}
