import { createCipheriv, createDecipheriv, createHash } from "node:crypto";

/** Shares no code with the shop on purpose: the gateway plays the other party. */
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
