import { describe, expect, it } from "vitest";
import { ccavenueCipher } from "./ccavenue-cipher.ts";

/** Test vectors computed with node:crypto and checked with openssl. */
const workingKey = "0123456789ABCDEF0123456789ABCDEF";

const requestPlain = "merchant_id=12345&order_id=ORD-0001&currency=AED&amount=1250.00";
const vectors = [
  {
    name: "a request",
    plain: requestPlain,
    hex: "c56242690eb6bd972ef6ee7e68e6876704a19a34d8f8f5f1eb45458ada88eebb69c8347cffe6d30f4fae57d1571e2d52b6415849ec3741a59d8306cf51a3dd0d",
  },
  {
    name: "a response",
    plain:
      "order_id=ORD-0001&tracking_id=110000000001&bank_ref_no=null&order_status=Success&failure_message=&payment_mode=Credit Card&card_name=Visa&status_code=null&status_message=Y&currency=AED&amount=1250.00&merchant_param1=REQ-42",
    hex: "aed4c1d752cf9f7d6a7d10962097fe805e647f07948c9c6b75f2ee44751e865e06852b791328db1f55802d79d776168f6d888d8eb66c121f88c5066cadcc6f2b84f22c003603a19ee2e178f64ac6b42ace3a7560a649347a890023e312d761359a3d2e130a86e162e63a1382b3e2fb20de17ffa2c20d28bdefdc354e04b3adfed3ecc1141f38040390a2167d44d3ae30c30edc7754d05894b12041d07c91313f0beeb9e7463e9ec26927b4dccd6860bd7e20612b303aff373480595205ad0dc187994e48eee036e28b31f4df5f12ccd3a7f1a91367d16ca32e46dfa599ba2fc9",
  },
  {
    name: "an Arabic name",
    plain:
      "order_id=ORD-0002&amount=99.50&billing_name=%D9%85%D8%AD%D9%85%D8%AF%20%D8%B9%D9%84%D9%8A",
    hex: "aed4c1d752cf9f7d6a7d10962097fe80ce0454856a3521c45448594b8aa7f28bb7f33e02796790549fee4eac95f99c4378cb75b688c548adc17f1aa4da409fddf9aa12799a4a4686a1e92c78e5c3a0da68c6acef655424bc4dc1ba466f7b6be5",
  },
];
const gcmHex =
  "000102030405060708090a0b0c0d0e0f7451fcc356234d2d91a8ec211d5fe14b55eb0295e85f999c8a8943179191a96956532f494c4780c6488d67e411683db790c16d1da9a130dd869722e81a3ca97cfdbb70a8f19eef799d58f2c2279a5b";

describe("CCAvenue's V1 cipher", () => {
  const cipher = ccavenueCipher("v1", workingKey);

  it.each(vectors)("encrypts and decrypts $name", ({ plain, hex }) => {
    expect(cipher.encrypt(plain)).toBe(hex);
    expect(cipher.decrypt(hex)).toBe(plain);
    expect(cipher.decrypt(hex.toUpperCase())).toBe(plain);
  });

  it("decrypts nothing with another working key", () => {
    const other = ccavenueCipher("v1", "FEDCBA9876543210FEDCBA9876543210");
    for (const { hex } of vectors) expect(other.decrypt(hex)).toBeUndefined();
  });

  it.each(["", "zz", "abc", "00", "00".repeat(15), `${vectors[0]?.hex} `, "ة".repeat(32)])(
    "refuses %j",
    (text) => expect(cipher.decrypt(text)).toBeUndefined(),
  );
});

describe("CCAvenue's V2 cipher", () => {
  const iv = Buffer.from("000102030405060708090a0b0c0d0e0f", "hex");
  const cipher = ccavenueCipher("v2", workingKey, () => iv);

  it("encrypts and decrypts the test vector", () => {
    expect(cipher.encrypt(requestPlain)).toBe(gcmHex);
    expect(cipher.decrypt(gcmHex)).toBe(requestPlain);
  });

  it("uses a new initialisation vector for every message", () => {
    const fresh = ccavenueCipher("v2", workingKey);
    expect(fresh.encrypt(requestPlain)).not.toBe(fresh.encrypt(requestPlain));
  });

  it("refuses a message in which any byte was changed", () => {
    for (let at = 0; at < gcmHex.length; at += 2) {
      const changed = (Number.parseInt(gcmHex.slice(at, at + 2), 16) ^ 1).toString(16);
      const forged = gcmHex.slice(0, at) + changed.padStart(2, "0") + gcmHex.slice(at + 2);
      expect(cipher.decrypt(forged)).toBeUndefined();
    }
  });

  it("decrypts nothing with another working key, and nothing that is too short", () => {
    expect(ccavenueCipher("v2", "F".repeat(32)).decrypt(gcmHex)).toBeUndefined();
    expect(cipher.decrypt("00".repeat(32))).toBeUndefined();
  });

  it("refuses a working key of another length", () => {
    expect(() => ccavenueCipher("v2", "short")).toThrow("32 characters");
  });
});
