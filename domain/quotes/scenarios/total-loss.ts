import { aedFromFils, type Fils } from "../../money.ts";
import type { RatedInput } from "../rated-inputs.ts";
import { driverOf, exampleDays, excesses, totalLossDepreciation } from "./deductions.ts";
import { youPay } from "./repairs.ts";
import type { InsuredCar, Step } from "./scenario.ts";
import {
  type Scenario,
  afterClaim,
  assumption,
  costs,
  known,
  noClaimsLost,
  note,
  policeReport,
  share,
  sharedOut,
} from "./steps.ts";

const LOAN_PERCENT = 80;

const carLost = ({ facts }: InsuredCar) =>
  costs("carLost", { aed: facts.valueAed, days: exampleDays });

const wreck = (cover: InsuredCar["cover"]): Step =>
  note(cover === "thirdParty" ? "wreckIsYours" : "wreckToInsurer", assumption("insurerPractice"));

/** Whether vehicle replacement pays for a new car, and what to say of it. */
function replacement({ lines }: InsuredCar, carAge: number) {
  const value = lines.find(({ benefit }) => benefit === "vehicleReplacement")?.value;
  const terms = known("planTerms");
  if (value?.kind === "yes" || (value?.kind === "years" && carAge < value.years))
    return { isNew: true, notes: [note("newCarInstead", terms)] };
  const isOver = value?.kind === "years";
  return {
    isNew: false,
    notes: isOver ? [note("newCarNoLonger", terms, { years: value.years })] : [],
  };
}

/** What is taken off a total loss before the insurer pays. */
const takenOff = (insured: InsuredCar, isNew: boolean) => {
  const valueFils = insured.facts.valueAed * 100;
  const depreciation = isNew ? [] : [totalLossDepreciation(valueFils)];
  const indemnity = valueFils - (depreciation[0]?.fils ?? 0);
  return [...depreciation, ...excesses(insured, indemnity, driverOf(insured))];
};

const ending = [policeReport, note("policyEnds", known("unifiedPolicy"))];
const rests: RatedInput[] = ["value", "driverBirthYear"];

/** Age of a car in its third year. */
const YEAR_THREE = 2;

export const totalLoss: Scenario = (insured) => {
  const damageFils = insured.facts.valueAed * 100;
  const cost = carLost(insured);
  if (insured.cover === "thirdParty") {
    const paid = youPay("ownDamageNotCovered", damageFils);
    const steps = [cost, ...paid, wreck(insured.cover), ...ending];
    return { damageFils, rests: ["value"], steps };
  }
  const { isNew, notes } = replacement(insured, YEAR_THREE);
  const paid = sharedOut(damageFils, takenOff(insured, isNew), {
    payer: "insurer",
    code: "totalLossPaid",
    rule: isNew ? known("planTerms") : assumption("unifiedPolicy"),
  });
  const steps = [cost, ...paid, ...notes, wreck(insured.cover), ...ending];
  return { damageFils, rests, steps: afterClaim(steps, noClaimsLost) };
};

const bankFirst = assumption("insurerPractice");

/** What the insurer pays goes to the bank first, then to the owner. */
const splitWithBank = (damageFils: Fils, taken: ReturnType<typeof takenOff>, loanFils: Fils) =>
  sharedOut(damageFils, [...taken, share("insurer", "bankPaidFirst", loanFils, bankFirst)], {
    payer: "insurer",
    code: "restPaidToYou",
    rule: bankFirst,
  });

export const financedWriteOff: Scenario = (insured) => {
  const { valueAed, carAge } = insured.facts;
  const damageFils = valueAed * 100;
  const loanAed = Math.floor((valueAed * LOAN_PERCENT) / 100);
  const cost = [
    carLost(insured),
    costs("loanOutstanding", { aed: loanAed, percent: LOAN_PERCENT }),
  ];
  if (insured.cover === "thirdParty") {
    const paid = youPay("ownDamageNotCovered", damageFils);
    const owed = note("loanStillOwed", assumption("example"), { aed: loanAed });
    return {
      damageFils,
      rests: ["value"],
      steps: [...cost, ...paid, owed, wreck(insured.cover), ...ending],
    };
  }
  const { isNew, notes } = replacement(insured, carAge);
  const paid = splitWithBank(damageFils, takenOff(insured, isNew), loanAed * 100);
  const bank = paid.find(({ code }) => code === "bankPaidFirst")?.amountFils ?? 0;
  const missing = aedFromFils(loanAed * 100 - bank);
  const shortfall =
    missing > 0 ? [note("loanShortfall", assumption("example"), { aed: missing })] : [];
  const steps = [...cost, ...paid, ...shortfall, ...notes, wreck(insured.cover), ...ending];
  return {
    damageFils,
    rests: notes.length > 0 ? [...rests, "year"] : rests,
    steps: afterClaim(steps, noClaimsLost),
  };
};
