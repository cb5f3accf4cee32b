import { formatEmiratesId } from "../../../../domain/vehicle/emirates-id.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff } from "../../../records/audit/audit-store.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Payments } from "../../payments/payments.ts";
import { openEmiratesId } from "../../../records/requests/emirates-id-column.ts";
import { auditRequestIn } from "../../../records/requests/request-audit.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import type { TakingOut } from "../taking-out/taking-out.ts";
import type { StaffAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";
import type { DeskReading } from "./read-desk.ts";
import { createGatewayAsking } from "./ask-gateway.ts";
import { createPresence } from "./away.ts";
import type { Refunds } from "../../refunds/refunds.ts";
import { createRejecting } from "./reject.ts";
import { createDeskWriting } from "./write-desk.ts";

type Features = {
  documents: Pick<Documents, "view">;
  refunds: Pick<Refunds, "returnAllIn">;
  payments: Pick<Payments, "giveUpIn" | "unconfirmedOf" | "askNow">;
  reading: DeskReading;
  takeOut: TakingOut;
  writes: StaffWrites;
};

/** The counter: staff's work on requests. */
export const createDesk = (
  parts: Pick<Parts, "db" | "jobs" | "keys" | "limits" | "now">,
  { documents, payments, reading, refunds, takeOut, writes }: Features,
) => {
  const { keys } = parts;

  const digitsOf = (request: RequestRow) => {
    const digits = openEmiratesId(request, keys);
    if (digits === undefined) throw new Problem("requests.notFound");
    return digits;
  };

  return {
    ...reading,
    ...createDeskWriting(parts, { payments, writes }),
    reject: createRejecting(parts, { payments, refunds, writes }),
    askGateway: createGatewayAsking(parts, { payments, writes }),
    presence: createPresence(parts),

    /** The whole number, formatted; the reveal is an audit row. @throws {Problem} */
    reveal: async (act: StaffAct): Promise<string> => {
      await writes.withLock(act, async (_tx, request) => digitsOf(request));
      await takeOut(act.member, "reveals");
      return writes.withLock(act, async (tx, request, by, at) => {
        const digits = digitsOf(request);
        await auditRequestIn(tx, request, "identityRevealed", by, at);
        return formatEmiratesId(digits);
      });
    },

    /** The picture; the view is an audit row, which the customer sees too (ruling D1). */
    viewDocument: ({ member, id }: StaffAct, documentId: string) =>
      documents.view(byStaff(member.id), id, documentId),
  };
};

export type Desk = ReturnType<typeof createDesk>;
