import { BusinessPicture } from "../../ui/drawings/product-business.tsx";
import { CarPicture } from "../../ui/drawings/product-car.tsx";
import { HealthPicture } from "../../ui/drawings/product-health.tsx";
import { HomePicture } from "../../ui/drawings/product-home.tsx";
import { PetPicture } from "../../ui/drawings/product-pet.tsx";
import { TravelPicture } from "../../ui/drawings/product-travel.tsx";

export const topicPictures = {
  home: HomePicture,
  health: HealthPicture,
  car: CarPicture,
  pet: PetPicture,
  corporate: BusinessPicture,
  travel: TravelPicture,
} as const;
