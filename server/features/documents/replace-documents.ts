import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { ReceivedDocument } from "./received-document.ts";
import { deleteDocumentsIn, documentsOfIn, insertDocumentsIn } from "./documents-store.ts";

type DocumentsChange = {
  received: readonly ReceivedDocument[];
  dropped: readonly DocumentSlot[];
};

/** The request must be locked. Discard the `unused` files after the commit. */
export const replaceDocumentsIn = async (
  tx: Transaction,
  requestId: string,
  { received, dropped }: DocumentsChange,
  at: Date,
) => {
  const all = await documentsOfIn(tx, requestId);
  const stored = all.filter(({ isCurrent }) => isCurrent);
  const isSame = ({ slot, sha256 }: ReceivedDocument) =>
    !dropped.includes(slot) && stored.some((one) => one.slot === slot && one.sha256 === sha256);
  const fresh = received.filter((one) => !isSame(one));
  const emptied = new Set<string>([...dropped, ...fresh.map(({ slot }) => slot)]);
  const gone = all.filter(({ slot, isCurrent }) =>
    isCurrent ? emptied.has(slot) : dropped.includes(slot),
  );
  const versionAfter = (slot: DocumentSlot) =>
    1 + Math.max(0, ...all.filter((one) => one.slot === slot).map(({ version }) => version));

  await deleteDocumentsIn(
    tx,
    gone.map(({ id }) => id),
    at,
  );
  await insertDocumentsIn(
    tx,
    fresh.map((one) => ({ ...one, version: versionAfter(one.slot), requestId, createdAt: at })),
  );
  return {
    isChanged: fresh.length > 0 || gone.length > 0,
    unused: [...received.filter(isSame), ...gone],
  };
};
