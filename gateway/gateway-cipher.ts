import { createCipheriv, createDecipheriv, createHash } from "node:crypto";

/** The gateway's own copy of the protocol's cipher (V1): it plays the other party and shares no code with the shop. */
export const gatewayCipher = (workingKey: string) => {
  const key = createHash("md5").update(workingKey, "utf8").digest();
  const iv = Buffer.from(Array.from({ length: 16 }, (_, n) => n));

  return {
    encrypt(plain: string): string {
      const cipher = createCipheriv("aes-128-cbc", key, iv);
      return cipher.update(plain, "utf8", "hex") + cipher.final("hex");
    },
    decrypt(hex: string): string | undefined {
      if (!/^(?:[0-9a-f]{32})+$/i.test(hex)) return undefined;
      try {
        const decipher = createDecipheriv("aes-128-cbc", key, iv);
        const plain = Buffer.concat([decipher.update(hex, "hex"), decipher.final()]);
        return new TextDecoder("utf-8", { fatal: true }).decode(plain);
      } catch {
        return undefined;
      }
    },
  };
};
