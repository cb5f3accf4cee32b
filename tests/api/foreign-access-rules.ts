import type { InjectOptions } from "fastify";
import { multipart } from "../support/multipart.ts";
import { photo } from "../support/pictures.ts";

export type Things = {
  email: string;
  token: string;
  /** A request that waits for payment, with one document and the payment's ref. */
  id: string;
  documentId: string;
  ref: string;
  paidId: string;
};

export type Rule = {
  /** The status for a visitor without an account, for another customer and for the owner. */
  anonymous: number;
  stranger: number;
  owner: number | undefined;
  params?: (things: Things) => Record<string, string>;
  request?: () => Pick<InjectOptions, "payload" | "headers"> | Promise<InjectOptions>;
};

const paid = ({ paidId }: Things) => ({ id: paidId });
const paidFile = (things: Things) => ({ ...paid(things), kind: "policy" });
const owned = { anonymous: 401, stranger: 404, owner: 200 } as const;
/** A route about the caller: other customers get their own data, not the owner's. */
const oneself = { anonymous: 401, stranger: 200, owner: 200 } as const;
const unknownToAll = {
  anonymous: 404,
  stranger: 404,
  owner: 404,
  params: () => ({ code: "x".repeat(22) }),
} as const;
const inSlot = () => ({ slot: "id_front" });

export const draft = {
  draft: { type: "renew", emirate: "dubai", plateCode: "A", plateNumber: "54321" },
  choice: null,
  emiratesID: "",
};

const pictureAs = async (field: string) => multipart([[field, { bytes: await photo(240, 160) }]]);

export const onePicture = () => pictureAs("file");

/** A rule for every route that has a parameter in its address or needs an account. */
export const rules: Record<string, Rule> = {
  // Anyone with the link from the mail may use it; a guessed link is invalid.
  "POST /api/users/reset-password/:token": {
    anonymous: 400,
    stranger: 400,
    owner: undefined,
    request: () => ({ payload: { password: "another rainy day" } }),
  },
  "GET /api/users/me": oneself,
  "GET /api/users/me/preferences": oneself,
  // Nobody has read this version, so nothing is written.
  "PUT /api/users/me/preferences": {
    anonymous: 401,
    stranger: 412,
    owner: 412,
    request: () => ({ payload: { channel: "mail", language: "en", hours: null, version: 7 } }),
  },
  "GET /api/users/:email": owned,
  "PATCH /api/users/:email": {
    ...owned,
    request: () => ({ payload: { username: "someone else", phonenumber: "509999999" } }),
  },

  "GET /api/packages/:kind/:carType/:cylinderType": {
    anonymous: 200,
    stranger: 200,
    owner: 200,
    params: () => ({ kind: "renew", carType: "saloon", cylinderType: "4" }),
  },

  // Public tables of prices; no edition has this digest.
  "GET /api/editions/:digest": { ...unknownToAll, params: () => ({ digest: "0".repeat(64) }) },
  "GET /api/plan-documents/:digest": {
    ...unknownToAll,
    params: () => ({ digest: "0".repeat(64) }),
  },

  // Everyone with the link may read it (ruling P24); no quote has this code.
  "GET /api/quotes/:code": unknownToAll,
  "GET /api/quotes/:code/picture.png": unknownToAll,

  // Anyone with the link from the mail may use it; none has this token.
  "GET /api/document-requests/:token": { anonymous: 404, stranger: 404, owner: 404 },
  "POST /api/document-requests/:token": {
    anonymous: 404,
    stranger: 404,
    owner: 404,
    request: onePicture,
  },

  "GET /api/carins/insurance-requests": oneself,
  "GET /api/carins/known-vehicles": oneself,
  "GET /api/carins/insurance-requests/:id": owned,
  "PATCH /api/carins/insurance-requests/:id": {
    ...owned,
    request: () => ({ payload: { plateNumber: "99999", version: "2" } }),
  },
  "POST /api/carins/insurance-requests/:id/cancel": owned,
  "POST /api/carins/insurance-requests/:id/payment": owned,
  "GET /api/carins/insurance-requests/:id/offers": owned,
  // Its owner is told that there is no such offer.
  "POST /api/carins/insurance-requests/:id/offers/:offerId/accept": {
    ...owned,
    owner: 404,
    request: () => ({ payload: { version: 1 } }),
    params: ({ id }) => ({ id, offerId: id }),
  },
  "POST /api/carins/insurance-requests/:id/offers/:offerId/decline": {
    ...owned,
    owner: 404,
    params: ({ id }) => ({ id, offerId: id }),
  },
  "GET /api/carins/insurance-requests/:id/documents/:documentId": owned,
  // Nothing was asked for.
  "POST /api/carins/insurance-requests/:id/document-requests/:documentRequestId": {
    anonymous: 401,
    stranger: 404,
    owner: 404,
    params: ({ id }) => ({ id, documentRequestId: id }),
    request: onePicture,
  },
  // There is no such refund.
  "PUT /api/carins/insurance-requests/:id/refunds/:refund/iban": {
    ...owned,
    owner: 404,
    request: () => ({ payload: { iban: "AE070331234567890123456" } }),
    params: ({ id }) => ({ id, refund: id }),
  },
  "POST /api/carins/insurance-requests/:id/refunds/:refund/files": {
    anonymous: 401,
    stranger: 404,
    owner: 404,
    params: ({ id }) => ({ id, refund: id }),
    request: () => pictureAs("certificate"),
  },
  "GET /api/carins/insurance-requests/:id/payment-summary.pdf": { ...owned, params: paid },
  "GET /api/carins/insurance-requests/:id/reminder.ics": { ...owned, params: paid },
  "GET /api/carins/insurance-requests/:id/cancellation-letter": { ...owned, params: paid },
  "GET /api/carins/insurance-requests/:id/policy": { ...owned, params: paid },
  "GET /api/carins/insurance-requests/:id/policy/files/:kind": { ...owned, params: paidFile },
  "GET /api/carins/insurance-requests/:id/policy/calendar.ics": { ...owned, params: paid },
  // Names another version than the one that waits.
  "POST /api/carins/insurance-requests/:id/policy/refuse": {
    ...owned,
    owner: 409,
    params: paid,
    request: () => ({ payload: { version: 9 } }),
  },
  "POST /api/carins/insurance-requests/:id/policy/accept": {
    ...owned,
    params: paid,
    request: () => ({ payload: { version: 1 } }),
  },
  // The ref of another customer's payment is answered like an unknown one (ruling P11).
  "GET /api/payments/:ref": { anonymous: 200, stranger: 200, owner: 200 },

  "PUT /api/users/me/draft": { ...oneself, request: () => ({ payload: draft }) },
  "GET /api/users/me/draft": oneself,
  "DELETE /api/users/me/draft": oneself,
  // Pictures need a saved draft of the same customer.
  "PUT /api/users/me/draft/documents/:slot": { ...owned, params: inSlot, request: onePicture },
  "GET /api/users/me/draft/documents/:slot": { ...owned, params: inSlot },
  "DELETE /api/users/me/draft/documents/:slot": { ...oneself, params: inSlot },

  "GET /api/users/me/data": oneself,
  "POST /api/users/me/erase": { ...oneself, request: () => ({ payload: { what: "unsold" } }) },
};
