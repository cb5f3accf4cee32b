import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import type { Editing } from "../draft/editing.ts";

export function useSavedEdit() {
  const { pathOf } = useSite();

  return async ({ requestId }: Editing) => {
    await clearPurchase();
    location.assign(`${pathOf(paths.request(requestId))}?saved`);
  };
}
