import { Readable } from "node:stream";
import type { Language } from "../../../../domain/language.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff } from "../../audit/audit-store.ts";
import type { Documents } from "../../documents/documents.ts";
import { auditRequestIn } from "../../requests/store/request-audit.ts";
import type { RequestRow } from "../../requests/store/requests-store.ts";
import type { StaffAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/staff-writes.ts";
import { coverSheet, fileNameOf, inOrder, type PackedDocument } from "./cover-sheet.ts";
import { zipped, type ZipEntry } from "./zip.ts";

/** A request's documents as one file, for the insurer. */
export const createPack = (
  { now }: Pick<Parts, "now">,
  { documents, writes }: { documents: Pick<Documents, "listOf" | "view">; writes: StaffWrites },
) => {
  async function* entriesOf(
    member: StaffMember,
    request: RequestRow,
    listed: readonly PackedDocument[],
    language: Language,
  ): AsyncGenerator<ZipEntry> {
    const files = listed.map(({ slot }, index) => fileNameOf(slot, index, language));
    const cover = coverSheet({ request, files, by: member.email, at: now(), language });
    yield { name: `00 ${request.number}.txt`, bytes: Buffer.from(cover) };
    for (const [index, { id }] of listed.entries()) {
      // Each one is written down as viewed before it leaves (ruling D1).
      const bytes = await documents.view(byStaff(member.id), request.id, id);
      yield { name: files[index] ?? "", bytes };
    }
  }

  return {
    /** @throws {Problem} requests.notFound; documents.notFound where there are none */
    open: async (act: StaffAct, language: Language) => {
      const request = await writes.withLock(act, async (tx, found, by, at) => {
        await auditRequestIn(tx, found, "filesDownloaded", by, at);
        return found;
      });
      const listed = inOrder(await documents.listOf(request.id));
      if (listed.length === 0) throw new Problem("documents.notFound");
      const zip = Readable.from(zipped(entriesOf(act.member, request, listed, language)));
      return { name: `${request.number}.zip`, zip };
    },
  };
};

export type Pack = ReturnType<typeof createPack>;
