import { formatEmiratesId } from "../../../../domain/vehicle/emirates-id.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff } from "../../audit/audit-store.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Offers } from "../../offers/offers.ts";
import type { Payments } from "../../payments/payments.ts";
import type { Policies } from "../../policies/policies.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import { openEmiratesId } from "../../requests/store/emirates-id-column.ts";
import { auditRequestIn } from "../../requests/store/request-audit.ts";
import { fillSearchColumnsIn } from "../../requests/store/search-columns-store.ts";
import { createDeskReading } from "./read-desk.ts";
import type { StaffWrites } from "../writes/staff-writes.ts";
import { createRejecting } from "./reject.ts";
import { createDeskWriting } from "./write-desk.ts";

const FILL_BATCH = 500;

type Features = {
  documents: Pick<Documents, "allOf" | "view">;
  offers: Pick<Offers, "listForDesk">;
  payments: Pick<Payments, "giveUpIn" | "returnAllIn">;
  policies: Pick<Policies, "ofRequestForStaff">;
  quotes: Pick<Quotes, "insurers">;
};

/** The counter: staff's work on requests. */
export const createDesk = (
  parts: Pick<Parts, "db" | "jobs" | "keys" | "now">,
  writes: StaffWrites,
  { documents, offers, payments, policies, quotes }: Features,
) => {
  const { db, keys, now } = parts;
  const reading = createDeskReading(parts, { documents, offers, policies, quotes });

  return {
    ...reading,
    ...createDeskWriting(parts, writes, payments, reading.read),
    reject: createRejecting(parts, writes, payments, reading.read),

    /** The whole number, formatted; the reveal is an audit row. @throws {Problem} */
    reveal: (member: StaffMember, id: string): Promise<string> => {
      return writes.change(id, async (tx, request) => {
        const digits = openEmiratesId(request, keys);
        if (digits === undefined) throw new Problem("requests.notFound");
        await auditRequestIn(tx, request, "identityRevealed", byStaff(member.id), now());
        return formatEmiratesId(digits);
      });
    },

    /** The picture; the view is an audit row, which the customer sees too (ruling D1). */
    viewDocument: (member: StaffMember, requestId: string, documentId: string) =>
      documents.view(byStaff(member.id), requestId, documentId),

    /** For requests of before staff could search. */
    fillSearch: async () => {
      const fill = () => db.transaction((tx) => fillSearchColumnsIn(tx, FILL_BATCH));
      while ((await fill()) === FILL_BATCH);
    },
  };
};

export type Desk = ReturnType<typeof createDesk>;
