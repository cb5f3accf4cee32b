import type { Draft } from "../../../../contract/office/insurance/drafts.ts";
import type { DraftInHand } from "./use-draft.ts";

/** What each kind of draft is edited with; it begins anew when the draft was read again. */
export type DraftFormProps = { draft: Draft; inHand: DraftInHand };
