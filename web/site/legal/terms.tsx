import type { Handle } from "../../shell/handle.ts";
import { useSite } from "../../i18n/use-site.ts";
import ar from "./terms/ar.ts";
import en from "./terms/en.ts";
import { LegalPage } from "./legal-page.tsx";

export const handle: Handle = { kind: "still", area: "site" };

export default function Terms() {
  const { language } = useSite();

  return <LegalPage text={language === "ar" ? ar : en} other="privacy" />;
}
