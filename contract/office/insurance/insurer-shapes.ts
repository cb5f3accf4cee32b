import * as z from "zod/mini";
import { agreementStandings } from "../../../domain/insurance/agreement.ts";
import { draftKinds, draftStates } from "../../../domain/insurance/draft-state.ts";
import { coverTypes } from "../../../domain/quotes/package-kinds.ts";
import { qualityFigures } from "../../../domain/quotes/insurer-quality.ts";
import { refundProofs, refundReasons, refundWays } from "../../../domain/refunds/refund-terms.ts";
import { text } from "../../bounded-text.ts";
import { bilingual, moment } from "../../values.ts";
import { StaffName } from "../staff-name.ts";
import { AgreementContent } from "./contents.ts";

const Standing = z.object({
  standing: z.enum(agreementStandings),
  /** The day that it names, YYYY-MM-DD. */
  on: z.nullable(z.string()),
});

const Quality = z.object({
  ...(Object.fromEntries(
    qualityFigures.map((figure) => [figure, z.optional(z.number())]),
  ) as Record<(typeof qualityFigures)[number], z.ZodMiniOptional<z.ZodMiniNumber>>),
  source: bilingual,
  asOf: z.string(),
  isInvented: z.boolean(),
});

export const InsurerRow = z.object({
  slug: z.string(),
  name: bilingual,
  logo: z.nullable(z.string()),
  agreement: Standing,
  /** Plans that are on sale. */
  plans: z.number(),
  /** Number of the newest edition of each cover that is on sale. */
  editions: z.number(),
  openDrafts: z.number(),
  /** Accepted offers and begun payments that stay payable without a valid agreement. */
  payable: z.number(),
  /** The environment has no longer the credentials that its payments use: they are refused. */
  isPayeeAway: z.boolean(),
  quality: z.nullable(Quality),
});
export type InsurerRow = z.infer<typeof InsurerRow>;

/** How to reach it; days 0 for Sunday, times HH:MM in Dubai. */
export const Contacts = z.object({
  phone: z.nullable(text(40)),
  email: z.nullable(text(120)),
  claimsPhone: z.nullable(text(40)),
  hours: z.nullable(z.object({ days: z.array(z.number()), from: text(5), to: text(5) })),
});

export const RefundConditions = z.object({
  ways: z.array(z.enum(refundWays)),
  /** Working days. */
  days: z.number(),
  needsIbanCertificate: z.boolean(),
  proofs: z.partialRecord(z.enum(refundReasons), z.array(z.enum(refundProofs))),
  source: z.object({ en: text(200), ar: text(200) }),
  readOn: text(10),
});

export const QualityByCover = z.partialRecord(z.enum(coverTypes), Quality);

const DraftRow = z.object({
  id: z.string(),
  kind: z.enum(draftKinds),
  state: z.enum(draftStates),
  /** Plan or agreement that it changes, or insurer whose payee. */
  subject: z.string(),
  writtenBy: StaffName,
  changedAt: moment,
});

const PlanRow = z.object({
  id: z.string(),
  name: bilingual,
  coverType: z.enum(coverTypes),
  isOnSale: z.boolean(),
  version: z.number(),
  /** Edition of now; null before the first is on sale. */
  edition: z.nullable(z.object({ number: z.number(), digest: z.string() })),
  drafts: z.array(DraftRow),
});

export const EditionSale = z.object({
  number: z.number(),
  digest: z.string(),
  onSaleFrom: moment,
  /** Until the next one; null while it is on sale or to come. */
  until: z.nullable(moment),
  standing: z.enum(["onSale", "future", "past"]),
  askedBy: z.nullable(StaffName),
  approvedBy: z.nullable(StaffName),
});
export type EditionSale = z.infer<typeof EditionSale>;

const AgreementShown = z.extend(AgreementContent, {
  id: z.string(),
  isInForce: z.boolean(),
  askedBy: z.nullable(StaffName),
  approvedBy: z.nullable(StaffName),
  draft: z.nullable(DraftRow),
});

/** Which credentials of the environment its payments use. */
const PayeeShown = z.object({
  account: z.string(),
  /** Null while nobody chose others than the usual ones. */
  since: z.nullable(moment),
  askedBy: z.nullable(StaffName),
  approvedBy: z.nullable(StaffName),
  draft: z.nullable(DraftRow),
});

export const InsurerShown = z.extend(InsurerRow, {
  version: z.number(),
  /** Digest of the one that was uploaded; null while the drawn one or the name is shown. */
  wordmark: z.nullable(z.string()),
  drawnLogo: z.nullable(z.string()),
  contacts: Contacts,
  refundTerms: z.nullable(RefundConditions),
  qualityByCover: QualityByCover,
  planList: z.array(PlanRow),
  agreements: z.array(AgreementShown),
  payee: PayeeShown,
  /** Accepted offers and begun payments, at most 20 of them, while nothing of it may be sold. */
  payableRequests: z.array(z.object({ id: z.string(), number: z.string(), name: z.string() })),
  drafts: z.array(DraftRow),
});
export type InsurerShown = z.infer<typeof InsurerShown>;
