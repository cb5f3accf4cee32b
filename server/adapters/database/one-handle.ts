import { AsyncLocalStorage } from "node:async_hooks";

const openTransaction = new AsyncLocalStorage<{ open: boolean }>();

export const insideTransaction = async <Result>(run: () => Promise<Result>) => {
  const mark = { open: true };
  try {
    return await openTransaction.run(mark, run);
  } finally {
    mark.open = false;
  }
};

/** PGlite would wait for ever, PostgreSQL would silently leave the transaction. */
export const refuseInsideTransaction = () => {
  if (openTransaction.getStore()?.open)
    throw new Error("A query inside a transaction must use the transaction's own handle.");
};
