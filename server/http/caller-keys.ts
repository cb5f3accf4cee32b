import { isIP, isIPv6 } from "node:net";
import type { Keys } from "../adapters/keys.ts";

/** One household or host has a whole IPv6 /64. */
const network = (address: string) => {
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(gap).fill("0"), ...right].slice(0, 4).join(":");
};

/** A proxy may forward text that is no address; all such callers count as one. */
export const addressKey = (ip: string) => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIP(plain)) return "address:unknown";
  return `address:${isIPv6(plain) ? network(plain) : plain}`;
};

export const pairKey = (ip: string, account: string) => `${addressKey(ip)}:${account}`;

/** Also for accounts that do not exist; the address itself is not stored. */
export const accountKey = (keys: Keys, email: string) =>
  `account:${keys.fingerprint("limit", email)}`;
