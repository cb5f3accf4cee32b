import type { Handle } from "../handle.ts";

export const handle: Handle = { kind: "kept", area: "account" };

export default function Page() {
  return <main />;
}
