import type { FastifyRequest } from "fastify";
import type { SubjectKind } from "../../../../domain/desk/subject.ts";
import { insideOf, type StaffMember } from "../../../http/staff-access.ts";

/** Who acts on which subject. */
export type StaffAct<Kind extends SubjectKind = "request"> = {
  member: StaffMember;
  kind: Kind;
  id: string;
};

/** Act on the version of the subject that its member read. */
export type VersionedAct<Kind extends SubjectKind = "request"> = StaffAct<Kind> & {
  version: number;
};

type OnSubject = Pick<FastifyRequest, "staffMember"> & { params: { id: string } };
type OnVersion = OnSubject & { body: { version: number } };

/** For the calls of one kind of subject. @throws {Problem} staff.loginRequired */
export const actsOn = <Kind extends SubjectKind>(kind: Kind) => {
  const actOf = (request: OnSubject): StaffAct<Kind> => ({
    member: insideOf(request),
    kind,
    id: request.params.id,
  });
  const versionedActOf = (request: OnVersion): VersionedAct<Kind> => ({
    ...actOf(request),
    version: request.body.version,
  });
  return { actOf, versionedActOf };
};

export const { actOf, versionedActOf } = actsOn("request");
