import { expect, test } from "vitest";
import { addressKey } from "./caller-keys.ts";

test.each([
  ["192.0.2.7", "address:192.0.2.7"],
  ["::ffff:192.0.2.7", "address:192.0.2.7"],
  ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "address:2001:db8:1:2"],
  ["2001:DB8:1:2::1", "address:2001:db8:1:2"],
  ["2001:db8::1", "address:2001:db8:0:0"],
  ["::1", "address:0:0:0:0"],
  ["fe80::1%eth0", "address:fe80:0:0:0"],
  ["a".repeat(46), "address:unknown"],
  ["192.0.2.7, 192.0.2.8", "address:unknown"],
  ["", "address:unknown"],
])("calls from %s are counted under %s", (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
