import { expect, it } from "vitest";
import {
  parseClaimFreeYears,
  parseDriverBirthYear,
  parseDrivingYears,
  parseMakeOrModel,
  parseModelYear,
} from "./vehicle-facts.ts";

const day = "2026-11-20";

it.each([
  ["Toyota", "Toyota"],
  ["  Land   Cruiser ", "Land Cruiser"],
  ["تويوتا", "تويوتا"],
  ["C 200 (W206)", "C 200 (W206)"],
  ["<script>", undefined],
  ["x".repeat(60), "x".repeat(60)],
  ["x".repeat(61), undefined],
])("the make or model %s is read as %s", (text, name) => {
  expect(parseMakeOrModel(text)).toBe(name);
});

it.each([
  { name: "model year", parse: parseModelYear, text: "٢٠٢٧", number: 2027 },
  { name: "model year", parse: parseModelYear, text: "1970", number: 1970 },
  { name: "model year", parse: parseModelYear, text: "2028", number: undefined },
  { name: "model year", parse: parseModelYear, text: "1969", number: undefined },
  { name: "year of birth", parse: parseDriverBirthYear, text: "2009", number: 2009 },
  { name: "year of birth", parse: parseDriverBirthYear, text: "2010", number: undefined },
  { name: "year of birth", parse: parseDriverBirthYear, text: "1926", number: 1926 },
  { name: "year of birth", parse: parseDriverBirthYear, text: "1925", number: undefined },
  { name: "years driving", parse: parseDrivingYears, text: "0", number: 0 },
  { name: "years driving", parse: parseDrivingYears, text: "80", number: 80 },
  { name: "years driving", parse: parseDrivingYears, text: "81", number: undefined },
  { name: "claim-free years", parse: parseClaimFreeYears, text: "0", number: 0 },
  { name: "claim-free years", parse: parseClaimFreeYears, text: "5", number: 5 },
  { name: "claim-free years", parse: parseClaimFreeYears, text: "6", number: undefined },
  { name: "claim-free years", parse: parseClaimFreeYears, text: "-1", number: undefined },
  { name: "claim-free years", parse: parseClaimFreeYears, text: "1.5", number: undefined },
])("in November 2026 the $name $text is $number", ({ parse, text, number }) => {
  expect(parse(text, day)).toBe(number);
});
