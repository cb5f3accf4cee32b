/** Where sealed documents lie. Keys are random names without meaning. */
export type DocumentStore = {
  /** Durable when it resolves. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when there is none. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** No error when there is none. */
  delete: (key: string) => Promise<void>;
  /** Every key with its time of writing (UTC), for sweeping what no row refers to. */
  list: () => AsyncIterable<{ key: string; writtenAt: Date }>;
};
