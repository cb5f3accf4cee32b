import type { ActionsProps } from "../kit/rooms.ts";
import { RecordPolicy } from "./record-policy.tsx";

export function PolicyActions({ request, rankOf, ...change }: ActionsProps) {
  if (!request.actions.includes("recordPolicy")) return null;
  return <RecordPolicy request={request} rank={rankOf("recordPolicy")} {...change} />;
}
