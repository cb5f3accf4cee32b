import { directionOfValue, type Part } from "./words.ts";

/** `textContent` and text nodes only: nothing that somebody wrote is interpreted. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...inner: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inner);
  return element;
};

export const nodesOf = (parts: readonly Part[]) =>
  parts.map((part) =>
    typeof part === "string"
      ? part
      : make("bdi", { dir: directionOfValue(part.value), textContent: part.value }),
  );

export const say = (element: Element, parts: readonly Part[]) =>
  element.replaceChildren(...nodesOf(parts));
