import * as z from "zod/mini";
import { refusals, Success } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { AskedPictures } from "./document-request.ts";
import { RequestParams } from "./request-params.ts";
import { route } from "./route.ts";

const Link = z.object({ token: text(100) });

export const openDocumentLink = route({
  method: "GET",
  url: "/api/document-requests/:token",
  config: { access: "anyone" },
  schema: {
    summary: "Which pictures a mailed link asks for; opening it uses nothing up",
    tags: ["documents"],
    params: Link,
    response: {
      200: z.object({ status: z.literal("success"), data: AskedPictures }),
      ...refusals,
    },
  },
});

export const sendByDocumentLink = route({
  method: "POST",
  url: "/api/document-requests/:token",
  config: { access: "anyone" },
  schema: {
    summary: "Send the pictures, once; each in a file field named by its slot",
    tags: ["documents"],
    consumes: ["multipart/form-data"],
    params: Link,
    response: { 200: Success, ...refusals },
  },
});

export const sendAskedPictures = route({
  method: "POST",
  url: "/api/carins/insurance-requests/:id/document-requests/:documentRequestId",
  config: { access: "customer" },
  schema: {
    summary: "Send pictures that the team asked for; each in a file field named by its slot",
    tags: ["documents"],
    consumes: ["multipart/form-data"],
    params: z.extend(RequestParams, { documentRequestId: text(60) }),
    response: { 200: Success, ...refusals },
  },
});
