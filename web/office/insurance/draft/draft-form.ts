import type { Draft } from "../../../../contract/office/insurance/drafts.ts";
import type { DraftInHand } from "./use-draft.ts";

/** What each kind of draft is edited with; it begins anew with each version that was saved. */
export type DraftFormProps = { draft: Draft; inHand: DraftInHand };
