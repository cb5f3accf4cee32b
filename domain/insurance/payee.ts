/** Which credentials of the environment an insurer's payments use, by their name. No secret. */
export type Payee = { account: string };

/** `CCAVENUE_AL_AIN` of `al-ain`. */
export const ownAccountOf = (slug: string) => `CCAVENUE_${slug.toUpperCase().replaceAll("-", "_")}`;

/**
 * The insurer's own where the environment has them, or else the common ones: while nobody chose others.
 * @param accounts those of the environment, the common ones first
 */
export const usualAccount = (slug: string, accounts: readonly string[]): string => {
  const own = ownAccountOf(slug);
  return accounts.includes(own) ? own : (accounts[0] ?? own);
};
