import { createClients } from "../features/office/clients/clients.ts";
import { createFinding } from "../features/office/clients/finding.ts";
import { createJoinApproval } from "../features/office/clients/joining/join-approval.ts";
import { createJoining } from "../features/office/clients/joining/join-work.ts";
import { joiningRoutes } from "../features/office/clients/joining/routes.ts";
import { createClientPreferences } from "../features/office/clients/preferences/preferences.ts";
import { clientPreferenceRoutes } from "../features/office/clients/preferences/routes.ts";
import { clientRoutes } from "../features/office/clients/routes.ts";
import {
  createErasure,
  createErasureApproval,
} from "../features/office/clients/stored-data/erasure.ts";
import { createExport } from "../features/office/clients/stored-data/export.ts";
import { clientDataRoutes } from "../features/office/clients/stored-data/routes.ts";
import { createWatch } from "../features/office/clients/watch.ts";
import type { StaffAccessParts } from "../features/office/access/access.ts";
import type { Api } from "../http/api.ts";
import type { Parts } from "../parts.ts";
import type { Customers } from "./customers.ts";

/** What the room of clients asks a second person for. */
export const clientApprovals = (parts: Parts, { privacy }: Pick<Customers, "privacy">) => ({
  clientJoin: createJoinApproval(parts),
  erasure: createErasureApproval(privacy),
});

type Features = Pick<Customers, "privacy" | "quotes"> & { staff: StaffAccessParts };

export const addClientRoutes = (app: Api, parts: Parts, { privacy, quotes, staff }: Features) => {
  const watch = createWatch(parts, staff);
  clientRoutes(app, createClients(parts, { quotes, watch }), createFinding(parts, watch));
  clientPreferenceRoutes(app, createClientPreferences(parts));
  joiningRoutes(app, createJoining(parts));
  clientDataRoutes(app, createErasure(parts, privacy), createExport(parts, privacy));
};
