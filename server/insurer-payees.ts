import { ownAccountOf } from "../domain/insurance/payee.ts";
import { WrongConfiguration } from "./configuration.ts";
import { COMMON_ACCOUNT, type Credentials } from "./gateway-settings.ts";

type Given = { common: Credentials; byPrefix: Readonly<Record<string, Credentials>> };

/**
 * Credentials by their names, the common ones first. An insurer may have several, whose names begin
 * with its own: a typing error must not send its premiums to another account (ruling P10).
 */
export const accountsOf = (
  { common, byPrefix }: Given,
  slugs: readonly string[],
): Record<string, Credentials> => {
  const own = slugs.map(ownAccountOf);
  const isKnown = (prefix: string) =>
    own.some((name) => prefix === name || prefix.startsWith(`${name}_`));
  const unknown = Object.keys(byPrefix).filter((prefix) => !isKnown(prefix));
  if (unknown.length > 0)
    throw new WrongConfiguration(
      unknown.map((prefix) => `${prefix}_… is no setting; the insurers are ${slugs.join(", ")}`),
    );
  return { [COMMON_ACCOUNT]: common, ...byPrefix };
};
