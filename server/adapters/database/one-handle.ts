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

// PGlite has one connection: the root handle inside a transaction would wait for ever, and on
// PostgreSQL it would silently leave the transaction. Both become this error.
export const outsideTransaction = () => {
  if (openTransaction.getStore()?.open)
    throw new Error("A query inside a transaction must use the transaction's own handle.");
};
