import { type RefundView, refundViews } from "../../../contract/office/refunds/routes.ts";
import { refund, refunds } from "../kit/paths.ts";

/** Open ones where the address names no known view. */
export const readRefundView = (search: URLSearchParams): RefundView =>
  refundViews.find((one) => one === search.get("view")) ?? "open";

export const listOf = (view: RefundView) => `${refunds}?view=${view}`;
export const caseIn = (view: RefundView, id: string) => `${refund(id)}?view=${view}`;
