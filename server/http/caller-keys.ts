import { isIP, isIPv6 } from "node:net";
import type { Keys } from "../adapters/keys.ts";

/** The first four groups of an IPv6 address: one household or host has a whole /64 to itself. */
const network = (address: string) => {
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(gap).fill("0"), ...right].slice(0, 4).join(":");
};

/**
 * The key under which calls from a network address are counted. What a proxy passes on may be no
 * address at all: such callers are counted as one.
 */
export const addressKey = (ip: string) => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIP(plain)) return "address:unknown";
  return `address:${isIPv6(plain) ? network(plain) : plain}`;
};

/** The key of one account as tried from one network address. */
export const pairKey = (ip: string, account: string) => `${addressKey(ip)}:${account}`;

/** The key of an account, whether it exists or not; no address is stored. */
export const accountKey = (keys: Keys, email: string) =>
  `account:${keys.fingerprint("limit", email)}`;
