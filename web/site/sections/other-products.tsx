import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { HealthPicture } from "../../ui/drawings/product-health.tsx";
import { HomePicture } from "../../ui/drawings/product-home.tsx";
import { PetPicture } from "../../ui/drawings/product-pet.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Pill } from "../../ui/pill.tsx";

const products = {
  health: { picture: HealthPicture, path: `${paths.contact}?product=health#leave-message` },
  home: { picture: HomePicture, path: `${paths.contact}?product=home#leave-message` },
  pet: { picture: PetPicture, path: paths.petInsurance },
} as const;

/** Not on sale yet: each leads to a person (ruling A9). */
export function OtherProducts() {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();

  return (
    <section className="below-fold wrap py-section" data-reveal="">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2>{t("car.also.heading")}</h2>
        <ButtonLink href={pathOf(paths.allPages)} variant="quiet">
          {t("car.also.all")}
        </ButtonLink>
      </div>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {(Object.keys(products) as (keyof typeof products)[]).map((name) => {
          const { picture: Picture, path } = products[name];
          return (
            <li
              key={name}
              className="flex flex-col overflow-hidden rounded-card bg-surface-raised shadow-1"
            >
              <Picture className="h-44 w-full" />
              <div className="flex grow flex-col items-start p-6">
                <Pill>{t("car.also.soon")}</Pill>
                <h3 className="mt-3 text-lg">{t(`car.also.${name}.title`)}</h3>
                <p className="mt-1 mb-2 text-ink-muted">{t(`car.also.${name}.text`)}</p>
                <TextLink href={pathOf(path)} className="mt-auto -mb-2">
                  {t("car.also.ask")}
                  <span className="sr-only">: {t(`car.also.${name}.title`)}</span>
                </TextLink>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
