import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { keyRing, sealingKey } from "./key-ring.ts";
import { NotOpened, openFile, openText, sealFile, sealText, UnknownKey } from "./sealing.ts";

const [one, other] = [sealingKey(randomBytes(32)), sealingKey(randomBytes(32))];
const [key, otherKey] = [keyRing(one), keyRing(other)];
const jpeg = Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), randomBytes(1000)]);

const flipped = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
};

describe("a sealed file", () => {
  const { sealed, wrappedKey } = sealFile(key, "document-1", jpeg);

  it("opens with its key and its document's id", () => {
    expect(openFile(key, "document-1", { sealed, wrappedKey })).toEqual(jpeg);
  });

  it("reveals nothing of its content, and is different each time", () => {
    expect(sealed.includes(jpeg.subarray(0, 4))).toBe(false);
    expect(sealFile(key, "document-1", jpeg).sealed).not.toEqual(sealed);
  });

  it("opens from a part of a larger buffer, and when it is empty", () => {
    const around = Buffer.concat([randomBytes(7), sealed]);
    expect(openFile(key, "document-1", { sealed: around.subarray(7), wrappedKey })).toEqual(jpeg);
    expect(openFile(key, "x", sealFile(key, "x", Buffer.alloc(0)))).toHaveLength(0);
  });

  const swapped = sealFile(key, "document-1", randomBytes(10));
  it.each([
    ["another key", otherKey, "document-1", { sealed, wrappedKey }],
    ["another document's id", key, "document-2", { sealed, wrappedKey }],
    ["another file's key", key, "document-1", { sealed, wrappedKey: swapped.wrappedKey }],
    ["a changed byte", key, "document-1", { sealed: flipped(sealed, 500), wrappedKey }],
    ["a changed tag", key, "document-1", { sealed: flipped(sealed, 14), wrappedKey }],
    ["another version", key, "document-1", { sealed: flipped(sealed, 0), wrappedKey }],
    ["half of its bytes", key, "document-1", { sealed: sealed.subarray(0, 500), wrappedKey }],
    ["no bytes", key, "document-1", { sealed: Buffer.alloc(0), wrappedKey }],
    ["no wrapped key", key, "document-1", { sealed, wrappedKey: "" }],
  ])("does not open with %s", (_name, sealing, id, file) => {
    expect(() => openFile(sealing, id, file)).toThrow(NotOpened);
  });
});

describe("a sealed text", () => {
  const sealed = sealText(key, "requests.emirates_id/1", "784199012345671");

  it("opens only with its key and for its own row", () => {
    expect(openText(key, "requests.emirates_id/1", sealed)).toBe("784199012345671");
    expect(() => openText(key, "requests.emirates_id/2", sealed)).toThrow(NotOpened);
    expect(() => openText(otherKey, "requests.emirates_id/1", sealed)).toThrow(NotOpened);
    expect(sealed).not.toContain("784199");
  });

  it("preserves every script", () => {
    expect(openText(key, "x", sealText(key, "x", "محمد ‏🚗"))).toBe("محمد ‏🚗");
  });
});

describe("a key that was changed", () => {
  const changed = keyRing(other, one);
  const file = sealFile(key, "document-1", jpeg);
  const text = sealText(key, "x", "of before");

  it("still opens what it sealed, while the new one seals", () => {
    expect(openText(changed, "x", text)).toBe("of before");
    expect(openFile(changed, "document-1", file)).toEqual(jpeg);
    expect(openText(otherKey, "x", sealText(changed, "x", "new"))).toBe("new");
    const { sealed, wrappedKey } = sealFile(changed, "document-2", jpeg);
    expect(openFile(otherKey, "document-2", { sealed, wrappedKey })).toEqual(jpeg);
  });

  it("is named by the refusal, once it is not in the ring any more", () => {
    const refusals = [
      () => openText(otherKey, "x", text),
      () => openFile(otherKey, "document-1", file),
    ];
    for (const refusal of refusals)
      expect(refusal).toThrow(expect.objectContaining({ constructor: UnknownKey, keyId: one.id }));
  });

  it("cannot be passed off as another", () => {
    const bytes = Buffer.from(text, "base64url");
    other.idBytes.copy(bytes, 1);
    const renamed = () => openText(changed, "x", bytes.toString("base64url"));
    expect(renamed).toThrow(NotOpened);
    expect(renamed).not.toThrow(UnknownKey);
  });

  it("is named in every sealed text and wrapped key, by an id that is not the key", () => {
    for (const sealed of [text, file.wrappedKey])
      expect(Buffer.from(sealed, "base64url").toString("hex", 1, 9)).toBe(one.id);
    const bytes = randomBytes(32);
    expect(sealingKey(bytes).id).toEqual(sealingKey(bytes).id);
    expect(bytes.includes(sealingKey(bytes).idBytes)).toBe(false);
  });
});
