import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");
loopback.addSubnet("::ffff:127.0.0.0", 104, "ipv6");

export const isLoopbackAddress = (address: string) =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** `host` as in an address: IPv6 may stand in brackets. */
export const isLoopbackHost = (host: string) => {
  const plain = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return plain === "localhost" || isLoopbackAddress(plain);
};
