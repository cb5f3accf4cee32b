import type { Handle } from "../../shell/handle.ts";
import { useSite } from "../../i18n/use-site.ts";
import ar from "./privacy/ar.ts";
import en from "./privacy/en.ts";
import { LegalPage } from "./legal-page.tsx";

export const handle: Handle = { kind: "still", area: "site" };

export default function Privacy() {
  const { language } = useSite();

  return <LegalPage text={language === "ar" ? ar : en} other="terms" />;
}
