import { pathOf } from "../../kit/paths.ts";

export const commission = `${pathOf("settings")}/commission`;

export const monthAddress = (insurer: string, month: string): string =>
  `${commission}?${new URLSearchParams({ insurer, month }).toString()}`;

const api = "/api/office/settings/commission";

export const bordereauAddress = (insurer: string, month: string, file: "csv" | "pdf"): string =>
  `${api}/${encodeURIComponent(insurer)}/${encodeURIComponent(month)}/bordereau.${file}`;
