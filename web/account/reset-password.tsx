import type { Handle } from "../handle.ts";

export const handle: Handle = { area: "account" };

export default function Page() {
  return <main />;
}
