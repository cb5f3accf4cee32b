import { AsyncLocalStorage } from "node:async_hooks";

const openTransaction = new AsyncLocalStorage<{ open: boolean }>();

/** Runs a transaction; inside it the root handle is refused by `outsideTransaction`. */
export const insideTransaction = async <Result>(run: () => Promise<Result>) => {
  const mark = { open: true };
  try {
    return await openTransaction.run(mark, run);
  } finally {
    mark.open = false;
  }
};

/**
 * The embedded database has one connection: a query through the root handle inside a transaction
 * waits for ever, and on PostgreSQL it silently leaves the transaction. Both become this error.
 */
export const outsideTransaction = () => {
  if (openTransaction.getStore()?.open)
    throw new Error("A query inside a transaction must use the transaction's own handle.");
};
