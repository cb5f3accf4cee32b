import * as accounts from "./schema/accounts.ts";
import * as analytics from "./schema/analytics.ts";
import * as approvals from "./schema/approvals.ts";
import * as audit from "./schema/audit.ts";
import * as calendar from "./schema/calendar.ts";
import * as chats from "./schema/chats.ts";
import * as clients from "./schema/clients.ts";
import * as desk from "./schema/desk.ts";
import * as documents from "./schema/documents.ts";
import * as drafts from "./schema/drafts.ts";
import * as files from "./schema/files.ts";
import * as commission from "./schema/commission.ts";
import * as insurance from "./schema/insurance.ts";
import * as installation from "./schema/installation.ts";
import * as offers from "./schema/offers.ts";
import * as payments from "./schema/payments.ts";
import * as policies from "./schema/policies.ts";
import * as quotes from "./schema/quotes.ts";
import * as refunds from "./schema/refunds.ts";
import * as requests from "./schema/requests.ts";
import * as site from "./schema/site.ts";
import * as texts from "./schema/texts.ts";
import * as staff from "./schema/staff.ts";

export const schema = {
  ...accounts,
  ...audit,
  ...site,
  ...texts,
  ...calendar,
  ...quotes,
  ...requests,
  ...clients,
  ...chats,
  ...offers,
  ...documents,
  ...payments,
  ...refunds,
  ...drafts,
  ...files,
  ...installation,
  ...commission,
  ...insurance,
  ...staff,
  ...desk,
  ...policies,
  ...approvals,
  ...analytics,
};
