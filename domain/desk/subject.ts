/** What staff work on: leases, notes, calls and live events name one. */
export const subjectKinds = ["request", "message"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export type Subject<Kind extends SubjectKind = SubjectKind> = { kind: Kind; id: string };
