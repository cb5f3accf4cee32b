import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  ssr: true,
  // The site is small: every route is known from the start, no extra request on the way.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
