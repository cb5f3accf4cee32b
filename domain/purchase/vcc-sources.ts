/** Where a vehicle clearance certificate was issued, in the specification's order (ruling P13). */
export const vccSources = [
  { id: "source1", en: "Umm Al Quwain", ar: "أم القيوين" },
  { id: "source2", en: "Abu Dhabi", ar: "أبوظبي" },
  { id: "source3", en: "Sharjah", ar: "الشارقة" },
  { id: "source4", en: "Al Ain", ar: "العين" },
  { id: "source5", en: "Ghuwaifat", ar: "الغويفات" },
  { id: "source6", en: "Fujairah", ar: "الفجيرة" },
  { id: "source7", en: "Dubai", ar: "دبي" },
  { id: "source8", en: "Ras Al Khaimah", ar: "رأس الخيمة" },
  { id: "source9", en: "Ajman", ar: "عجمان" },
] as const;

type VccSource = (typeof vccSources)[number]["id"];

export function isVccSource(text: string): text is VccSource {
  return vccSources.some((source) => source.id === text);
}
