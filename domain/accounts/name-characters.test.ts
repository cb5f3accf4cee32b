import { describe, expect, test } from "vitest";
import { hasOddCharacters } from "./name-characters.ts";

describe("a name (E6, E15)", () => {
  test.each([
    "Mariam Al Ali",
    "مريم العليّ",
    "O'Hara",
    "O\u2019Hara",
    "Anne-Marie d’Arc",
    "Dr. Ali",
    "A.K. Sharma",
    "A.K.Sharma",
    "Ali Jr.",
    "Khalid (Abu Omar)",
    "Lim, Mei Ling",
    "José Núñez",
    "王小明",
    "person 0f3a9b",
    // A joiner within a word: Persian and Malayalam are written with them.
    "علی\u200cرضا",
    "നന്ദന\u0d28\u0d4d\u200d",
  ])("%j is a person's", (name) => {
    expect(hasOddCharacters(name)).toBe(false);
  });

  test.each([
    ["a slash", "pay now/here"],
    ["a slash of another script", "pay now\uff0fhere"],
    ["a backslash", "pay\\now"],
    ["an at sign", "me@evil"],
    ["a colon", "http: evil"],
    ["a wide colon", "http\uff1a evil"],
    ["a web address", "go to evil.example"],
    ["a web address in Arabic", "موقع.شبكة"],
    ["a direction mark", "Ali\u200eHassan"],
    ["a mark to the left", "Ali\u200f"],
    ["an Arabic letter mark", "علي\u061c"],
    ["an override", "Ali\u202egnp"],
    ["an isolate", "Ali\u2066x\u2069"],
    ["a space of no width", "Ali\u200bHassan"],
    ["a byte order mark", "\ufeffAli"],
    ["a soft hyphen", "Ali\u00adHassan"],
    ["a filler of no width", "Ali\u3164Hassan"],
    ["a tag", "Ali\u{e0041}"],
    ["a joiner without a letter before it", "Ali \u200dHassan"],
    ["two joiners", "Ali\u200c\u200cHassan"],
    ["a line break", "Ali\nHassan"],
    ["a line separator", "Ali\u2028Hassan"],
    ["a null character", "Ali\0"],
    ["a private character", "Ali\ue000"],
    ["half a character", "Ali\ud800"],
  ])("with %s is not", (_what, name) => {
    expect(hasOddCharacters(name)).toBe(true);
  });
});
