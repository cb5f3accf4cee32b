import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** `decrypt` never throws: it takes untrusted text. */
export type CcavenueCipher = {
  encrypt(plain: string): string;
  decrypt(hex: string): string | undefined;
};

export type CcavenueCipherVersion = "v1" | "v2";

const hexText = /^(?:[0-9a-f]{2})+$/i;
const fixedIv = Buffer.from("000102030405060708090a0b0c0d0e0f", "hex");
const blockBytes = 16;
const ivBytes = 16;
const tagBytes = 16;

// `fatal`: most edited blocks are invalid UTF-8, so this already catches most forgeries.
const strictText = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const opened = (hex: string, open: (bytes: Buffer) => Buffer | undefined) => {
  if (!hexText.test(hex)) return undefined;
  try {
    const plain = open(Buffer.from(hex, "hex"));
    return plain && strictText.decode(plain);
  } catch {
    return undefined;
  }
};

/** No MAC and a fixed IV, as the protocol demands: the seal and the status query make up for it. */
const cbcCipher = (workingKey: string): CcavenueCipher => {
  const key = createHash("md5").update(workingKey, "utf8").digest();

  return {
    encrypt(plain) {
      const cipher = createCipheriv("aes-128-cbc", key, fixedIv);
      return cipher.update(plain, "utf8", "hex") + cipher.final("hex");
    },
    decrypt: (hex) =>
      opened(hex, (bytes) => {
        if (bytes.length % blockBytes !== 0) return undefined;
        const decipher = createDecipheriv("aes-128-cbc", key, fixedIv);
        return Buffer.concat([decipher.update(bytes), decipher.final()]);
      }),
  };
};

/** AES-256-GCM under the 32 characters of the working key: hex of iv, ciphertext, tag. */
const gcmCipher = (workingKey: string, nextIv: () => Buffer): CcavenueCipher => {
  const key = Buffer.from(workingKey, "utf8");

  return {
    encrypt(plain) {
      const iv = nextIv();
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return Buffer.concat([iv, body, cipher.getAuthTag()]).toString("hex");
    },
    decrypt: (hex) =>
      opened(hex, (bytes) => {
        if (bytes.length <= ivBytes + tagBytes) return undefined;
        const options = { authTagLength: tagBytes };
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes), options);
        decipher.setAuthTag(bytes.subarray(-tagBytes));
        return Buffer.concat([
          decipher.update(bytes.subarray(ivBytes, -tagBytes)),
          decipher.final(),
        ]);
      }),
  };
};

export const ccavenueCipher = (
  version: CcavenueCipherVersion,
  workingKey: string,
  nextIv = () => randomBytes(ivBytes),
): CcavenueCipher => {
  if (version === "v1") return cbcCipher(workingKey);
  if (Buffer.byteLength(workingKey) !== 32) {
    throw new Error("CCAvenue's V2 encryption needs a working key of 32 characters");
  }
  return gcmCipher(workingKey, nextIv);
};
