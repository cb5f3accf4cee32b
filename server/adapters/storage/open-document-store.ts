import { join } from "node:path";
import type { Configuration } from "../../configuration.ts";
import type { DocumentStore } from "./document-store.ts";
import { folderStore } from "./folder-store.ts";
import { s3Store } from "./s3-store.ts";

/** Opens the bucket where S3 is configured, else the data folder. */
export const openDocumentStore = ({
  storage,
  dataDir,
}: Pick<Configuration, "storage" | "dataDir">): DocumentStore =>
  storage ? s3Store(storage) : folderStore(join(dataDir, "documents"));
