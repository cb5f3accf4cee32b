import { WrongConfiguration } from "./configuration.ts";
import { type Credentials, settingPrefixOf } from "./gateway-settings.ts";

/** A typing error must not send an insurer's premiums to the common account (ruling P10). */
export const payeesOf = (
  byPrefix: Readonly<Record<string, Credentials>>,
  slugs: readonly string[],
): Record<string, Credentials> => {
  const known = slugs.map(settingPrefixOf);
  const unknown = Object.keys(byPrefix).filter((prefix) => !known.includes(prefix));
  if (unknown.length > 0)
    throw new WrongConfiguration(
      unknown.map((prefix) => `${prefix}_… is no setting; the insurers are ${slugs.join(", ")}`),
    );
  return Object.fromEntries(
    slugs.flatMap((slug) => {
      const own = byPrefix[settingPrefixOf(slug)];
      return own ? [[slug, own]] : [];
    }),
  );
};
