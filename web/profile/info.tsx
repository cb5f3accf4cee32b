import type { Handle } from "../handle.ts";

export const handle: Handle = { area: "profile" };

export default function Page() {
  return <main />;
}
