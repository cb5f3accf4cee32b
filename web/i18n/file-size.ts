const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** A size for people: whole kilobytes, from a megabyte on with one decimal. */
export const fileSize = (bytes: number): { unit: "kilobytes" | "megabytes"; size: string } =>
  bytes < MEGABYTE
    ? { unit: "kilobytes", size: String(Math.max(1, Math.round(bytes / KILOBYTE))) }
    : { unit: "megabytes", size: (bytes / MEGABYTE).toFixed(1) };
