import { useTranslation } from "react-i18next";
import type { Route } from "./+types/pet-insurance.ts";
import * as paths from "../../contract/page-paths.ts";
import type { Handle } from "../shell/handle.ts";
import { useSite } from "../i18n/use-site.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PetPicture } from "../ui/drawings/product-pet.tsx";
import { Icon } from "../ui/icon.tsx";
import { SiteHead } from "./head/site-head.tsx";
import { InsurerStrip } from "./sections/insurer-strip.tsx";
import { AskAPerson } from "./sections/ask-a-person.tsx";
import { phoneHours } from "./sections/read-phone-hours.ts";
import { listedInsurers } from "./sections/listed-insurers.ts";
import { SceneHero } from "./sections/scene-hero.tsx";
import { ShortSteps } from "./sections/short-steps.tsx";

export const handle: Handle = { kind: "still", area: "site" };

const pictures = (["paw", "filter", "doc"] as const).map((name) => (
  <span
    key={name}
    className="grid size-20 place-items-center rounded-full bg-surface-leaf text-action"
  >
    <Icon name={name} size={32} />
  </span>
));

export const loader = async ({ context }: Route.LoaderArgs) => ({
  insurers: await listedInsurers(context),
  hours: await phoneHours(context),
});

/** Not on sale: its buy link leads to a message about it (ruling A9). */
export default function PetInsurance({ loaderData: { insurers, hours } }: Route.ComponentProps) {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();
  const types = t("pet.types.items", { returnObjects: true });

  return (
    <>
      <SiteHead
        title={t("pet.title")}
        description={t("pet.description")}
        trail={[
          { name: t("home.title"), path: paths.home },
          { name: t("pet.name"), path: paths.petInsurance },
        ]}
        picture="pet"
      />
      <SceneHero
        eyebrow={t("pet.eyebrow")}
        heading={t("pet.heading")}
        lead={t("pet.lead")}
        picture={
          <PetPicture className="mt-10 w-full rounded-t-xl lg:absolute lg:end-0 lg:bottom-0 lg:mt-0 lg:w-[46%]" />
        }
      >
        <ButtonLink
          href={pathOf(`${paths.contact}?product=pet#leave-message`)}
          variant="sun"
          iconAfter="arrow"
          className="mt-8 max-sm:w-full"
        >
          {t("pet.buy")}
        </ButtonLink>
      </SceneHero>
      <ShortSteps
        heading={t("pet.steps.heading")}
        steps={t("pet.steps.items", { returnObjects: true })}
        pictures={pictures}
      />
      <section className="below-fold pt-section" data-reveal="">
        <div className="wrap">
          <h2>{t("pet.providers.heading")}</h2>
          <p className="mt-3 max-w-form text-ink-muted">{t("pet.providers.text")}</p>
        </div>
        <InsurerStrip insurers={insurers} />
      </section>
      <section className="below-fold wrap pt-section" data-reveal="">
        <h2>{t("pet.types.heading")}</h2>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2">
          {types.map(({ title, text }) => (
            <li key={title} className="rounded-card bg-surface-raised p-6 shadow-1 sm:p-8">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 max-w-reading text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <AskAPerson hours={hours} />
    </>
  );
}
