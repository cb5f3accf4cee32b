import type { Handle } from "../../handle.ts";

export const handle: Handle = { kind: "still", area: "site" };

export default function Page() {
  return <main />;
}
