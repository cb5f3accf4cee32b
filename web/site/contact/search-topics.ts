import { matchesSearch } from "../../../domain/support/folded-for-search.ts";

/** Shows the topics that contain every typed word, and above them the tools that are found by it. */
const host = document.querySelector("[data-topics]")!;
const box = host.querySelector<HTMLElement>("[data-search]")!;
const input = box.querySelector("input")!;
const none = box.querySelector<HTMLElement>("[data-none]")!;
const topics = [...host.querySelectorAll("details")];
const tools = [...host.querySelectorAll<HTMLElement>("[data-words]")];

const textOf = ({ dataset, textContent }: HTMLElement) =>
  `${textContent ?? ""} ${dataset["words"] ?? ""}`;

input.addEventListener("input", () => {
  const typed = input.value.trim();
  for (const part of [...tools, ...topics]) part.hidden = !matchesSearch(textOf(part), typed);
  if (!typed) for (const tool of tools) tool.hidden = true;
  none.hidden = [...tools, ...topics].some((part) => !part.hidden);
});
