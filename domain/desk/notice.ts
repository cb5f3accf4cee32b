/** What a colleague is told on the dashboard: their request was taken over or handed on, or one is theirs now. */
export const noticeKinds = ["takenOver", "assigned", "handedOn"] as const;
export type NoticeKind = (typeof noticeKinds)[number];
