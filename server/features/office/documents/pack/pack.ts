import { Readable } from "node:stream";
import type { Language } from "../../../../../domain/language.ts";
import { mayGiveToInsurer } from "../../../../../domain/requests/desk-moves.ts";
import type { Transaction } from "../../../../adapters/database/database.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { byStaff } from "../../../../records/audit/audit-store.ts";
import { digestsIn } from "../../../../records/audit/request-keys-store.ts";
import type { Documents } from "../../../documents/documents.ts";
import { auditRequestIn } from "../../../../records/requests/request-audit.ts";
import type { RequestRow } from "../../../../records/requests/requests-store.ts";
import { addNoteIn } from "../../writes/notes-store.ts";
import type { TakingOut } from "../../taking-out/taking-out.ts";
import type { StaffAct } from "../../writes/staff-act.ts";
import type { StaffWrites } from "../../writes/request-writes.ts";
import { coverSheet, fileNameOf, inOrder, type PackedDocument } from "./cover-sheet.ts";
import { zipped, type ZipEntry } from "./zip.ts";

type Features = {
  documents: Pick<Documents, "listOf" | "view">;
  takeOut: TakingOut;
  writes: StaffWrites;
};

type Taking = { admit: (request: RequestRow) => void; reason?: string };

/** A request's documents as one file, for the insurer. */
export const createPack = ({ keys, now }: Pick<Parts, "keys" | "now">, features: Features) => {
  const { documents, takeOut, writes } = features;

  async function* entriesOf(
    member: StaffMember,
    request: RequestRow,
    listed: readonly PackedDocument[],
    language: Language,
  ): AsyncGenerator<ZipEntry> {
    const files = listed.map(({ slot }, index) => fileNameOf(slot, index, language));
    const cover = coverSheet({ request, files, by: member.name[language], at: now(), language });
    yield { name: `00 ${request.number}.txt`, bytes: Buffer.from(cover) };
    for (const [index, { id }] of listed.entries()) {
      // Each one is written down as viewed before it leaves (ruling D1).
      const bytes = await documents.view(byStaff(member.id), request.id, id);
      yield { name: files[index] ?? "", bytes };
    }
  }

  const detailOfIn = async (tx: Transaction, { id }: RequestRow, { reason }: Taking) =>
    reason === undefined ? undefined : { digests: await digestsIn(tx, keys, id, { reason }) };

  const open = async (act: StaffAct, language: Language, taking: Taking) => {
    // Checked before it is counted, so that only what is given out counts.
    await writes.withLock(act, async (_tx, found) => taking.admit(found));
    const listed = inOrder(await documents.listOf(act.id));
    if (listed.length === 0) throw new Problem("documents.notFound");
    await takeOut(act.member, "packs");

    const request = await writes.withLock(act, async (tx, found, by, at) => {
      taking.admit(found);
      if (taking.reason !== undefined) await addNoteIn(tx, act, taking.reason, at);
      const detail = await detailOfIn(tx, found, taking);
      await auditRequestIn(tx, found, "filesDownloaded", by, at, detail);
      return found;
    });
    const zip = Readable.from(zipped(entriesOf(act.member, request, listed, language)));
    return { name: `${request.number}.zip`, zip };
  };

  return {
    /**
     * Opens for the request's assignee, once it is paid for: no insurer gets names or photos before.
     * @throws {Problem} requests.notFound; staff.notTaken; staff.notNow; documents.notFound; staff.tooManyPacks
     */
    open: (act: StaffAct, language: Language) =>
      open(act, language, {
        admit: ({ assignee, state }) => {
          if (assignee !== act.member.id) throw new Problem("staff.notTaken");
          if (!mayGiveToInsurer(state)) throw new Problem("staff.notNow");
        },
      }),

    /**
     * Opens for compliance. The reason stays as a note, which is erased with the request; the audit
     * proves it by a digest (ruling O5).
     * @throws {Problem} requests.notFound; documents.notFound; staff.tooManyPacks
     */
    openBecause: (act: StaffAct, reason: string, language: Language) =>
      open(act, language, { admit: () => {}, reason }),
  };
};

export type Pack = ReturnType<typeof createPack>;
