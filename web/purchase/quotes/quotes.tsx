import type { Handle } from "../../handle.ts";

export const handle: Handle = { kind: "kept", area: "purchase" };

export default function Page() {
  return <main />;
}
