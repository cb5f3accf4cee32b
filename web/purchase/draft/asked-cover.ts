import { coverTypes, type CoverType } from "../../../domain/quotes/package-kinds.ts";

/** The cover with which a landing page began this purchase; the address carries it to the quotes. */
export const askedCover = (search = location.search): CoverType | undefined => {
  const asked = new URLSearchParams(search).get("cover");
  return coverTypes.find((cover) => cover === asked);
};

/** The person's own choice counts from now on, also after a reload. */
export const forgetAskedCover = () => {
  if (askedCover()) history.replaceState(history.state, "", location.pathname + location.hash);
};
