import multipart from "@fastify/multipart";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MAX_DOCUMENT_BYTES } from "../../../domain/documents/documents.ts";
import { Problem } from "../../http/problem.ts";
import { readUpload } from "./upload.ts";

const app = Fastify({ bodyLimit: 64 * 1024 });

beforeAll(async () => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_DOCUMENT_BYTES },
  });
  app.post("/", async (request) => {
    const read: (number | string)[] = [];
    for await (const part of request.parts()) {
      if (part.type !== "file") continue;
      const bytes = readUpload(part, MAX_DOCUMENT_BYTES).then((buffer) => buffer.length);
      read.push(
        await bytes.catch((error: unknown) => (error instanceof Problem ? error.code : "failed")),
      );
    }
    return read;
  });
});
afterAll(() => app.close());

it("counts the bytes of each file of a multipart body, and reads on after a refusal", async () => {
  const form = new FormData();
  for (const length of [MAX_DOCUMENT_BYTES, MAX_DOCUMENT_BYTES + 1, 7])
    form.append("id_document_front", new Blob([Buffer.alloc(length)]), "card.jpg");
  const sent = new Response(form);

  const answer = await app.inject({
    method: "POST",
    url: "/",
    headers: { "content-type": sent.headers.get("content-type") ?? "" },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(answer.json()).toEqual([MAX_DOCUMENT_BYTES, "documents.size", 7]);
});
