import { nationalPhone } from "../../domain/accounts/account-rules.ts";

/** The fixed country code of specification part 1, section 2. */
export const UAE = "+971";

export const internationalPhone = (stored: string) => `${UAE} ${nationalPhone(stored)}`;
