import type { LedgerLine } from "../../../contract/quotes.ts";
import {
  apiInputName,
  type RatedInput,
  ratedInputNames,
} from "../../../domain/quotes/rated-inputs.ts";
import type { StoredLedger } from "./requests-store.ts";

const isRated = (name: string): name is RatedInput => ratedInputNames.some((one) => one === name);

export const presentLedger = (ledger: Readonly<StoredLedger>): LedgerLine[] =>
  ledger.map(({ inputs, ...line }) => ({
    ...line,
    ...(inputs && { inputs: inputs.filter(isRated).map(apiInputName) }),
  }));
