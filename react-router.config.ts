import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  ssr: true,
  // The site is small: all routes are known from the start, without further requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
