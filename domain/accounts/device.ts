export const browsers = ["edge", "samsung", "firefox", "chrome", "safari"] as const;
export const systems = ["ios", "android", "windows", "macos", "linux"] as const;

/** What tells a device to its owner, and nobody else: neither versions nor models. */
export type Device = {
  browser: (typeof browsers)[number] | null;
  system: (typeof systems)[number] | null;
};

/** In this order: a browser also names those it is compatible with. */
const browserSigns: Record<(typeof browsers)[number], RegExp> = {
  edge: /\bEdg(?:e|A|iOS)?\//,
  samsung: /\bSamsungBrowser\//,
  firefox: /\b(?:Firefox|FxiOS)\//,
  chrome: /\b(?:Chrome|CriOS|HeadlessChrome)\//,
  safari: /\bSafari\//,
};

const systemSigns: Record<(typeof systems)[number], RegExp> = {
  ios: /\b(?:iPhone|iPad|iPod)\b/,
  android: /\bAndroid\b/,
  windows: /\bWindows\b/,
  macos: /\bMacintosh\b/,
  linux: /\bLinux\b/,
};

/** @param userAgent the header of that name (RFC 9110, 10.1.5) */
export const deviceOf = (userAgent: string | undefined): Device => {
  const sent = userAgent ?? "";
  return {
    browser: browsers.find((browser) => browserSigns[browser].test(sent)) ?? null,
    system: systems.find((system) => systemSigns[system].test(sent)) ?? null,
  };
};
