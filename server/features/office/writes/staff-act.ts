import type { FastifyRequest } from "fastify";
import { insideOf, type StaffMember } from "../../../http/staff-access.ts";

/** Who acts on which request. */
export type StaffAct = { member: StaffMember; id: string };

/** Act on the version of the request that its member read. */
export type VersionedAct = StaffAct & { version: number };

type OnRequest = Pick<FastifyRequest, "staffMember"> & { params: { id: string } };

/** @throws {Problem} staff.loginRequired */
export const actOf = (request: OnRequest): StaffAct => ({
  member: insideOf(request),
  id: request.params.id,
});

/** @throws {Problem} staff.loginRequired */
export const versionedActOf = (
  request: OnRequest & { body: { version: number } },
): VersionedAct => ({ ...actOf(request), version: request.body.version });
