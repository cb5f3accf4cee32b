import type { OpenDatabase } from "./adapters/database/database.ts";
import type { Jobs } from "./adapters/jobs/jobs.ts";
import type { Keys } from "./adapters/keys.ts";
import type { Papers } from "./adapters/papers/papers.ts";
import type { PaymentGateway } from "./adapters/payment-gateway/payment-gateway.ts";
import type { DocumentStore } from "./adapters/storage/document-store.ts";
import type { Configuration } from "./configuration.ts";
import type { Limits } from "./http/limits.ts";
import type { WatchedSite } from "./site-changes.ts";

/** Whether the database is older than the store knows, or another one (ruling D3). */
export type Restoring = { isOn: () => boolean };

export type Parts = {
  configuration: Configuration;
  db: OpenDatabase["db"];
  jobs: Jobs;
  keys: Keys;
  limits: Limits;
  store: DocumentStore;
  restoring: Restoring;
  gateway: PaymentGateway;
  papers: Papers;
  changes: WatchedSite;
  now: () => Date;
};
