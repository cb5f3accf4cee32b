export const amountOf = (fils: number): string =>
  `${Math.trunc(fils / 100)}.${String(fils % 100).padStart(2, "0")}`;

export const filsOf = (amount: string): number | undefined =>
  /^\d{1,10}\.\d{2}$/.test(amount) ? Number(amount.replace(".", "")) : undefined;

export const priceOf = (fils: number): string =>
  `AED ${amountOf(fils).replace(/\B(?=(?:\d{3})+\.)/g, ",")}`;

export const instalmentsOf = (fils: number): readonly number[] =>
  [0, 1, 2, 3].map((n) => Math.trunc(fils / 4) + (n < fils % 4 ? 1 : 0));
