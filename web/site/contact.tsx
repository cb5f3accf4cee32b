import { useTranslation } from "react-i18next";
import type { Route } from "./+types/contact.ts";
import { brand } from "../../brand.ts";
import * as paths from "../../contract/page-paths.ts";
import type { Handle } from "../shell/handle.ts";
import { SiteHead } from "./head/site-head.tsx";
import { Page } from "../ui/page.tsx";
import contactScript from "./contact/contact-script.ts?inline-script";
import { MessageForm } from "./contact/message-form.tsx";
import { Person } from "./contact/person.tsx";
import { phoneHours } from "./sections/read-phone-hours.ts";
import { Topics } from "./contact/topics.tsx";

export const handle: Handle = { kind: "still", area: "site" };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  hours: await phoneHours(context),
});

export default function Contact({ loaderData: { hours } }: Route.ComponentProps) {
  const { t } = useTranslation("site");

  return (
    <>
      <SiteHead
        title={t("contact.title")}
        description={t("contact.description")}
        trail={[
          { name: t("home.title"), path: paths.home },
          { name: t("contact.title"), path: paths.contact },
        ]}
      />
      <Page heading={t("contact.heading")} lead={t("contact.lead")}>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_348px] lg:gap-12">
          <Topics claims={brand.claims} />
          <Person hours={hours} />
        </div>
        <MessageForm />
      </Page>
      <script type="module" dangerouslySetInnerHTML={{ __html: contactScript }} />
    </>
  );
}
