import { describe, expect, it } from "vitest";
import { defaultMenu } from "../../../../contract/menu.ts";
import { addItem, changesOf, editAt, moveAt, removeAt } from "./menu-edits.ts";

const learn = ["personal", "learn_more"] as const;
const blog = [...learn, "/blog"] as const;
const itemsOf = (menu: typeof defaultMenu) =>
  menu[0]?.sections[1]?.items.map(({ key }) => key) ?? [];

describe("editing the menu", () => {
  it("changes one thing at its place", () => {
    const menu = editAt(defaultMenu, blog, { title: "Stories", shown: false });
    expect([...changesOf(defaultMenu, menu)]).toEqual(["personal.learn_more./blog"]);
    const named = editAt(defaultMenu, learn, { titleAr: "تعلّم" });
    expect([...changesOf(defaultMenu, named)]).toEqual(["personal.learn_more"]);
    const group = editAt(defaultMenu, ["help"], { title: "Support" });
    expect(group.at(-1)).toMatchObject({ key: "help", title: "Support" });
  });

  it("moves past a neighbour, and nowhere at an end", () => {
    const up = moveAt(defaultMenu, blog, -1);
    expect(itemsOf(up).indexOf("/blog")).toBe(itemsOf(defaultMenu).indexOf("/blog") - 1);
    expect(moveAt(up, blog, 1)).toEqual(defaultMenu);
    expect(moveAt(defaultMenu, ["personal"], -1)).toEqual(defaultMenu);
    expect(moveAt(defaultMenu, ["personal"], 1).map(({ key }) => key)).toEqual([
      "business",
      "personal",
      "company",
      "help",
    ]);
    expect(moveAt(defaultMenu, learn, -1)[0]?.sections[0]?.key).toBe("learn_more");
  });

  it("adds an item and takes one away", () => {
    const more = addItem(defaultMenu, learn, "new");
    expect(itemsOf(more).at(-1)).toBe("new");
    expect(removeAt(more, [...learn, "new"])).toEqual(defaultMenu);
    expect([...changesOf(more, defaultMenu)]).toEqual(["personal.learn_more.new"]);
  });
});
