import type { FastifyRequest } from "fastify";
import { mayEdit } from "../../../../domain/requests/request-state.ts";
import { isForm } from "../../../http/is-form.ts";
import { Problem } from "../../../http/problem.ts";
import {
  noParts,
  type PartHandling,
  readMultipart,
  type SentParts,
} from "../../../http/multipart/read-form.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import { invalidField } from "../read/sent-fields.ts";

const tagOf = (version: number) => `"${version}"`;

/** The last edit wins without `If-Match` and `version`: it changes only what it names. */
export const refuseStale = (
  { state, version }: Pick<RequestRow, "state" | "version">,
  ifMatch: string | undefined,
  field: string | undefined,
) => {
  if (!mayEdit(state)) throw new Problem("requests.notEditable");
  if (field !== undefined && !/^\d{1,9}$/.test(field.trim())) throw invalidField("version");

  const tags = ifMatch?.split(",").map((tag) => tag.trim());
  const isMatched = !tags || tags.includes("*") || tags.includes(tagOf(version));
  const isNamed = field === undefined || Number(field) === version;
  if (!(isMatched && isNamed)) throw new Problem("requests.changedMeanwhile");
};

const textOf = (field: string, value: unknown): string => {
  if (value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  throw invalidField(field);
};

const readJson = ({ body }: FastifyRequest): SentParts => {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new Problem("request.invalid");
  const fields = Object.entries(body).map(([name, value]) => [name, textOf(name, value)]);
  return { ...noParts(), fields: Object.fromEntries(fields) };
};

export const readEdit = async (
  request: FastifyRequest,
  handling: PartHandling,
): Promise<SentParts> => {
  if (isForm(request)) return readMultipart(request, handling);
  const type = request.headers["content-type"] ?? "application/json";
  if (!/^application\/json\b/i.test(type)) throw new Problem("request.unsupportedType");
  return readJson(request);
};
