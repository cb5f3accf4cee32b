import type { ErasureStanding } from "../../../../../contract/office/clients/data.ts";
import type { AskedWay } from "../../../../../domain/clients/erasing.ts";
import { erasedOn, isUnsettled, mayErase } from "../../../../../domain/requests/retention.ts";
import type { Database, Transaction } from "../../../../adapters/database/database.ts";
import { isUuid } from "../../../../adapters/database/uuid.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { askApprovalIn, openApprovalOf } from "../../../../records/approvals/approvals-store.ts";
import { byStaff, writeAuditIn } from "../../../../records/audit/audit-store.ts";
import {
  type Client,
  findClient,
  lockClientsIn,
} from "../../../../records/clients/clients-store.ts";
import type { Privacy } from "../../../privacy/privacy.ts";
import { holding, type HoldApprovalIn } from "../../approving/approval-rules.ts";
import { owedFilsOf } from "./erasure-store.ts";

type Retained = Awaited<ReturnType<Privacy["retainedOf"]>>;

/** What a second person agrees to: which requests go and which stay. */
export type ErasureContent = {
  how: AskedWay;
  hasAccount: boolean;
  erased: readonly string[];
  kept: ErasureStanding["kept"];
};

const contentOf = (how: AskedWay, { userId }: Client, own: Retained): ErasureContent => ({
  how,
  hasAccount: userId !== null,
  erased: own
    .filter(mayErase)
    .map(({ id }) => id)
    .toSorted(),
  kept: own
    .filter((request) => !mayErase(request))
    .map((request) => ({ number: request.number, until: erasedOn(request) }))
    .toSorted((one, other) => (one.number < other.number ? -1 : 1)),
});

/** An account goes once nothing under it must stay. */
const reachOf = ({ kept }: ErasureContent) => (kept.length === 0 ? "account" : "unsold");

/** @throws {Problem} clients.moneyOwed; clients.nothingToErase */
const refuseUnlessMay = (own: Retained, content: ErasureContent) => {
  if (own.some(isUnsettled)) throw new Problem("clients.moneyOwed");
  const isNothing = content.erased.length === 0 && reachOf(content) === "unsold";
  if (isNothing) throw new Problem("clients.nothingToErase");
};

const lockIn = async (tx: Transaction, id: string) => {
  const isThere = isUuid(id) && (await lockClientsIn(tx, [id]));
  const client = isThere ? await findClient(tx, id) : undefined;
  return client && { client };
};

/** A second person erases what the law does not keep (rulings O2, D2). */
export const createErasureApproval = (
  privacy: Pick<Privacy, "eraseIn" | "eraseFiles" | "retainedOf">,
): HoldApprovalIn =>
  holding((tx, { subjectId }) => lockIn(tx, subjectId), {
    contentIn: async (tx, { client }, approval) => {
      const { how } = approval.content as ErasureContent;
      return contentOf(how, client, await privacy.retainedOf(tx, client));
    },
    actIn: async (tx, { client, approval, decidedBy }, at) => {
      const own = await privacy.retainedOf(tx, client);
      const { how } = approval.content as ErasureContent;
      const content = contentOf(how, client, own);
      refuseUnlessMay(own, content);
      const by = byStaff(decidedBy);
      const { files } = await privacy.eraseIn(tx, client, reachOf(content), by);
      await writeAuditIn(tx, {
        ...by,
        at,
        subject: "client",
        subjectId: client.id,
        event: "erased",
        detail: { erased: content.erased.length, kept: content.kept.length },
      });
      return () => privacy.eraseFiles(files);
    },
  });

/** Asking for an erasure, which compliance does (rulings O2, U6). */
export const createErasure = (
  { db, now }: Pick<Parts, "db" | "now">,
  privacy: Pick<Privacy, "retainedOf">,
) => {
  const readIn = async (
    handle: Database | Transaction,
    client: Client,
  ): Promise<ErasureStanding> => {
    const own = await privacy.retainedOf(handle, client);
    const { hasAccount, erased, kept } = contentOf("mail", client, own);
    const owedFils = await owedFilsOf(
      handle,
      own.map(({ id }) => id),
    );
    const asked = await openApprovalOf(handle, "erasure", client.id);
    return {
      hasAccount,
      erased: erased.length,
      kept,
      owedFils,
      isMoneyUnderWay: own.some(isUnsettled),
      asked: asked?.id ?? null,
    };
  };

  return {
    /** @throws {Problem} staff.clientNotFound */
    read: async (id: string) => {
      const client = isUuid(id) ? await findClient(db, id) : undefined;
      if (!client) throw new Problem("staff.clientNotFound");
      return readIn(db, client);
    },

    /** @throws {Problem} staff.clientNotFound; clients.moneyOwed, clients.nothingToErase */
    ask: (member: StaffMember, id: string, how: AskedWay) =>
      db.transaction(async (tx) => {
        const held = await lockIn(tx, id);
        if (!held) throw new Problem("staff.clientNotFound");
        const own = await privacy.retainedOf(tx, held.client);
        const content = contentOf(how, held.client, own);
        refuseUnlessMay(own, content);
        const asked = { kind: "erasure" as const, subjectId: id, requestId: null, content };
        await askApprovalIn(tx, asked, member.id, now());
        return readIn(tx, held.client);
      }),
  };
};

export type Erasure = ReturnType<typeof createErasure>;
