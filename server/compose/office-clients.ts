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
import type { Openings } from "../features/office/openings/openings.ts";
import type { Watch } from "../features/office/openings/watch.ts";
import type { Api } from "../http/api.ts";
import type { Parts } from "../parts.ts";
import type { Customers } from "./customers.ts";

/** What the room of clients asks a second person for. */
export const clientApprovals = (parts: Parts, { privacy }: Pick<Customers, "privacy">) => ({
  clientJoin: createJoinApproval(parts),
  erasure: createErasureApproval(privacy),
});

type Features = Pick<Customers, "privacy" | "quotes"> & { openings: Openings; watch: Watch };

export const addClientRoutes = (app: Api, parts: Parts, features: Features) => {
  const { openings, privacy, quotes, watch } = features;
  clientRoutes(app, createClients(parts, { openings, quotes }), createFinding(parts, watch));
  clientPreferenceRoutes(app, createClientPreferences(parts));
  joiningRoutes(app, createJoining(parts));
  clientDataRoutes(app, createErasure(parts, privacy), createExport(parts, privacy, watch));
};
