import type { RequestSummary } from "../../../contract/requests.ts";
import { RequestPlate } from "../request-plate.tsx";

type Props = { plate: RequestSummary["plateInfo"]; isCovered: boolean };

/** The car wears its plate, under its umbrella where it is insured. Its card says the same in words. */
export function CarScene({ plate, isCovered }: Props) {
  return (
    <div className="relative">
      <img
        src={isCovered ? "/cars/covered.svg" : "/cars/uncovered.svg"}
        alt=""
        width={410}
        height={204}
        className="h-auto w-full"
      />
      <div className="absolute inset-x-0 top-[82.85%] mx-auto w-[17.05%]">
        <RequestPlate isPicture plate={plate} className="w-full" />
      </div>
    </div>
  );
}
