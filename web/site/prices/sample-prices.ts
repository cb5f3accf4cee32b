import type { RouterContextProvider } from "react-router";
import { listPackages, type Package } from "../../../contract/quotes.ts";
import { apiContext } from "../../api/context.ts";

/** The texts name this car. */
const sampleCar = { kind: "renew", carType: "saloon", cylinderType: "4" };

/** Cheapest first; none when the catalogue cannot be read. */
export const samplePrices = async (
  context: Readonly<RouterContextProvider>,
): Promise<Package[]> => {
  const answer = await context.get(apiContext)(listPackages, { params: sampleCar });
  return answer.code === 200 ? answer.data.data : [];
};
