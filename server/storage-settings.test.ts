import { describe, expect, it } from "vitest";
import { readConfiguration, WrongConfiguration } from "./configuration.ts";

const SECRET = "s3cret/with+signs";
const address = "files.example.ae:9000/documents";
const right = `s3://AKIA1:${encodeURIComponent(SECRET)}@${address}`;

const storageOf = (url: string) => readConfiguration({ STORAGE_URL: url }).storage;

describe("STORAGE_URL", () => {
  it("is not needed", () => {
    expect(readConfiguration({}).storage).toBeUndefined();
  });

  it("names a bucket, by https unless told otherwise", () => {
    expect(storageOf(right)).toEqual({
      endpoint: "https://files.example.ae:9000",
      bucket: "documents",
      region: "us-east-1",
      accessKeyId: "AKIA1",
      secretAccessKey: SECRET,
    });
    expect(storageOf(`${right}?region=me-central-1&tls=false`)).toMatchObject({
      endpoint: "http://files.example.ae:9000",
      region: "me-central-1",
    });
  });

  it.each([
    "documents",
    `https://AKIA1:${SECRET}@${address}`,
    `s3://AKIA1:${SECRET}@${address}`,
    `s3://AKIA1@${address}`,
    `s3://:${encodeURIComponent(SECRET)}@${address}`,
    "s3://AKIA1:hidden@files.example.ae",
    "s3://AKIA1:hidden@files.example.ae/two/parts",
    "s3://AKIA1:%E0%A4%A@files.example.ae/documents",
    `${right}?tls=yes`,
    `${right}?region=`,
    `${right}?zone=1`,
    `${right}#part`,
  ])("stops the start with a line that holds no secret: %s", (url) => {
    const read = () => storageOf(url);
    expect(read).toThrow(WrongConfiguration);
    expect(read).toThrow(/- STORAGE_URL must be s3:\/\/KEY:SECRET@host/);
    expect(read).not.toThrow(/s3cret|hidden/);
  });
});
