/** Inlined in the check page: whoever has nothing to check is led to the login before its scripts. */
import { checkAnswers } from "../../../contract/page-paths.ts";
import { purchaseKeys, sentKey } from "../../../domain/purchase/purchase-keys.ts";
import { isArabicPath } from "../../i18n/language.ts";
import { readStored } from "../../shell/device/storage.ts";
import { loginFor, looksSignedIn } from "../choice/login-first.ts";

const isStored = (key: string) => readStored("localStorage", key) !== undefined;

if (!looksSignedIn() && !isStored(purchaseKeys.draft) && !isStored(sentKey)) {
  const prefix = isArabicPath(location.pathname) ? "/ar" : "";
  location.replace(prefix + loginFor(prefix + checkAnswers));
}
