import type { Draft } from "../../../../contract/office/insurance/drafts.ts";
import type { DraftInHand } from "./use-draft.ts";

/** What each kind of draft is edited with; it stays after a save, and begins anew when the draft was read again. */
export type DraftFormProps = { draft: Draft; inHand: DraftInHand };
