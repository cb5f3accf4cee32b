import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { expect, it } from "vitest";

// The published examples:
// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
const account = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
  service: "s3",
  datetime: "20130524T000000Z",
};
const origin = "https://examplebucket.s3.amazonaws.com";

const examples = [
  {
    name: "reading a part of an object",
    path: "/test.txt",
    method: "GET",
    headers: { range: "bytes=0-9" },
    body: "",
    signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  },
  {
    name: "writing an object",
    path: "/test$file.text",
    method: "PUT",
    headers: {
      date: "Fri, 24 May 2013 00:00:00 GMT",
      "x-amz-storage-class": "REDUCED_REDUNDANCY",
    },
    body: "Welcome to Amazon S3.",
    signature: "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  },
  {
    name: "a query without a value",
    path: "/?lifecycle",
    method: "GET",
    headers: {},
    body: "",
    signature: "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  },
  {
    name: "listing",
    path: "/?max-keys=2&prefix=J",
    method: "GET",
    headers: {},
    body: "",
    signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  },
];

it.each(examples)(
  "a request is signed as in Amazon's example: $name",
  async ({ path, method, headers, body, signature }) => {
    const signer = new AwsV4Signer({
      ...account,
      method,
      url: origin + path,
      headers: {
        ...headers,
        "x-amz-content-sha256": createHash("sha256").update(body).digest("hex"),
      },
      ...(body && { body }),
      allHeaders: true,
    });
    expect(await signer.signature()).toBe(signature);
  },
);
