import type { OpenDatabase } from "./adapters/database/database.ts";
import type { Jobs } from "./adapters/jobs/jobs.ts";
import type { Keys } from "./adapters/keys.ts";
import type { Papers } from "./adapters/papers/papers.ts";
import type { PaymentGateway } from "./adapters/payment-gateway/payment-gateway.ts";
import type { DocumentStore } from "./adapters/storage/document-store.ts";
import type { Configuration } from "./configuration.ts";
import type { Limits } from "./http/limits.ts";
import type { SiteChanges } from "./site-changes.ts";

export type Parts = {
  configuration: Configuration;
  db: OpenDatabase["db"];
  jobs: Jobs;
  keys: Keys;
  limits: Limits;
  store: DocumentStore;
  gateway: PaymentGateway;
  papers: Papers;
  changes: SiteChanges;
  now: () => Date;
};
