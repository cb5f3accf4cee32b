import { foldedForSearch } from "../../../domain/support/folded-for-search.ts";

/** Shows the topics that contain every typed word. */
const host = document.querySelector("[data-topics]")!;
const box = host.querySelector<HTMLElement>("[data-search]")!;
const input = box.querySelector("input")!;
const none = box.querySelector<HTMLElement>("[data-none]")!;
const topics = [...host.querySelectorAll("details")];

input.addEventListener("input", () => {
  const words = foldedForSearch(input.value).split(" ").filter(Boolean);
  for (const topic of topics) {
    const text = foldedForSearch(topic.textContent ?? "");
    topic.hidden = !words.every((word) => text.includes(word));
  }
  none.hidden = topics.some((topic) => !topic.hidden);
});
