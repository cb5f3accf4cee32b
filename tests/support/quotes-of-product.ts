import type { Package } from "../../contract/quotes.ts";

type Address = { address: string };

/** Quotes of a running product for the renewal of a saloon with 4 cylinders, cheapest first. */
export const quotesOf = async ({ address }: Address, inputs: Record<string, string> = {}) => {
  const query = new URLSearchParams(inputs).toString();
  const answer = await fetch(`${address}/api/packages/renew/saloon/4?${query}`);
  return ((await answer.json()) as { data: Package[] }).data;
};

export const cheapest = async (
  type: Package["type"],
  product: Address,
  inputs?: Record<string, string>,
) => {
  const quote = (await quotesOf(product, inputs)).find((one) => one.type === type);
  if (!quote) throw new Error("No insurer offers this cover.");
  return quote;
};
