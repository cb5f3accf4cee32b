import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CarAtHome } from "../web/ui/drawings/car-at-home.tsx";
import { HeroScene } from "../web/ui/drawings/hero-scene.tsx";
import { BusinessPicture } from "../web/ui/drawings/product-business.tsx";
import { CarPicture } from "../web/ui/drawings/product-car.tsx";
import { HealthPicture } from "../web/ui/drawings/product-health.tsx";
import { HomePicture } from "../web/ui/drawings/product-home.tsx";
import { PetPicture } from "../web/ui/drawings/product-pet.tsx";
import { TravelPicture } from "../web/ui/drawings/product-travel.tsx";
import { WordmarkAr } from "../web/ui/drawings/wordmark-ar.tsx";
import { WordmarkEn } from "../web/ui/drawings/wordmark-en.tsx";
import { PlateFace } from "../web/ui/plate/plate.tsx";

const WIDTH = 1200;
const HEIGHT = 630;

function LinkPicture({ language, children }: { language: "en" | "ar"; children: ReactNode }) {
  const Wordmark = language === "ar" ? WordmarkAr : WordmarkEn;
  const card = { width: 330, height: 124, margin: 44 };
  const start = language === "ar" ? WIDTH - card.width - card.margin : card.margin;
  const top = HEIGHT - card.height - card.margin;

  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT}>
      <rect width={WIDTH} height={HEIGHT} fill="#e0e9de" />
      {children}
      <rect x={start} y={top} width={card.width} height={card.height} rx="62" fill="#fffdf8" />
      <svg x={start + 30} y={top + 14} width={card.width - 60} height={card.height - 28}>
        <Wordmark />
      </svg>
    </svg>
  );
}

const subjects = {
  home: HomePicture,
  health: HealthPicture,
  car: CarPicture,
  pet: PetPicture,
  corporate: BusinessPicture,
  travel: TravelPicture,
};

/** Copied from the site's stylesheet, which is not loaded here. */
const looks =
  "svg{overflow:visible}.drop{stroke:#2b7460;stroke-width:2.6;stroke-linecap:round;opacity:.5}";

function Scene({ language }: { language: "en" | "ar" }) {
  return (
    <svg
      x={language === "ar" ? 100 : 280}
      width="820"
      height={HEIGHT}
      viewBox="0 30 800 640"
      overflow="visible"
    >
      <style>{looks}</style>
      <HeroScene sun={false} plate={<PlateFace emirate="dubai" code="B" number="48213" />} />
    </svg>
  );
}

export const linkPictures = (language: "en" | "ar"): Record<string, string> => {
  const draw = (drawing: ReactNode) =>
    renderToStaticMarkup(<LinkPicture language={language}>{drawing}</LinkPicture>);

  return {
    site: draw(<Scene language={language} />),
    ...Object.fromEntries(
      Object.entries(subjects).map(([name, Picture]) => [
        name,
        draw(
          <svg width={WIDTH} height={HEIGHT}>
            <Picture />
          </svg>,
        ),
      ]),
    ),
  };
};

/** Drawn as files: the profile's pages show them and run nothing for them. */
export const carPictures = (): Record<string, string> => ({
  covered: renderToStaticMarkup(<CarAtHome isCovered />),
  uncovered: renderToStaticMarkup(<CarAtHome isCovered={false} />),
});
