import { nationalPhone } from "../../domain/accounts/account-rules.ts";

/** The fixed country code of specification part 1, section 2. */
export const UAE = "+971";

/** A stored number as it is shown, "+971 501234567"; one from abroad keeps the code it came with. */
export function internationalPhone(stored: string): string {
  const national = nationalPhone(stored);
  return national.startsWith("+") ? national : `${UAE} ${national}`;
}
