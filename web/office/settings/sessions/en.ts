import type { Device } from "../../../../domain/accounts/device.ts";

export default {
  name: "Sessions",
  about: "Where you are logged in, and ending it elsewhere",
  heading: "Where you are logged in",
  hint: "A session ends by itself after 30 minutes in which nothing is done, or after 12 hours.",
  browsers: {
    edge: "Edge",
    samsung: "Samsung Internet",
    firefox: "Firefox",
    chrome: "Chrome",
    safari: "Safari",
  } satisfies Record<NonNullable<Device["browser"]>, string>,
  systems: {
    ios: "iPhone or iPad",
    android: "Android",
    windows: "Windows",
    macos: "Mac",
    linux: "Linux",
  } satisfies Record<NonNullable<Device["system"]>, string>,
  device: "{{browser}} on {{system}}",
  unknown: "Unknown device",
  since: "Logged in {{when}}",
  seen: "last used {{when}}",
  isThis: "This session",
  end: "End",
  endOf: "End: {{device}}",
  ended: "The session is ended.",
  endOthers: "End all others",
  othersEnded: "All other sessions are ended.",
  alone: "You are logged in nowhere else.",
  notYours:
    "If you do not know one of these, end it, choose another password and tell an administrator.",
};
