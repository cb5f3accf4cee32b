import { describe, expect, it } from "vitest";
import { nameStaff, staffName, type StaffPerson } from "./staff-name.ts";

describe("a name of staff", () => {
  it("is the one of the language, of the other one, or the beginning of the address", () => {
    expect(staffName("Huda", "هدى", "h@m.ae")).toEqual({ en: "Huda", ar: "هدى" });
    expect(staffName(null, "هدى", "h@m.ae")).toEqual({ en: "هدى", ar: "هدى" });
    expect(staffName("Huda", null, "h@m.ae")).toEqual({ en: "Huda", ar: "Huda" });
    expect(staffName(null, null, "huda.s@m.ae")).toEqual({ en: "huda.s", ar: "huda.s" });
  });
});

describe("names of all staff", () => {
  let count = 0;
  const person = (given: Partial<StaffPerson>): StaffPerson => {
    count += 1;
    const email = `person-${count}@m.ae`;
    return { id: String(count), nameEn: null, nameAr: null, extension: null, email, ...given };
  };
  const shown = (staff: StaffPerson[], language: "en" | "ar" = "en") =>
    Array.from(nameStaff(staff).values(), ({ name }) => name[language]);

  it("stand alone where nobody shares them", () => {
    const staff = [
      person({ nameEn: "Huda Salem", nameAr: "هدى سالم", extension: "214" }),
      person({ nameEn: "Omar Khan", nameAr: "عمر خان", extension: "215" }),
    ];
    expect(shown(staff)).toEqual(["Huda Salem", "Omar Khan"]);
  });

  it("are told apart by the extension, in the language in which they are the same", () => {
    const staff = [
      person({ nameEn: "Sara Ali", nameAr: "سارة علي", extension: "214" }),
      person({ nameEn: "Sarah Ali", nameAr: "سارة علي", extension: "215" }),
    ];
    expect(shown(staff)).toEqual(["Sara Ali", "Sarah Ali"]);
    expect(shown(staff, "ar")).toEqual(["سارة علي (214)", "سارة علي (215)"]);
  });

  it("are told apart by the address where extensions do not", () => {
    const staff = [
      person({ nameEn: "Sara Ali", extension: "214", email: "sara@m.ae" }),
      person({ nameEn: "Sara Ali", extension: "214", email: "sali@m.ae" }),
    ];
    expect(shown(staff)).toEqual(["Sara Ali (sara)", "Sara Ali (sali)"]);
    const unnamed = [person({ email: "agent@m.ae" }), person({ email: "agent@other.ae" })];
    expect(shown(unnamed)).toEqual(["agent (agent@m.ae)", "agent (agent@other.ae)"]);
  });
});
