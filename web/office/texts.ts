import type { Language } from "../../domain/language.ts";

const loaders = {
  office: { en: () => import("./en.ts"), ar: () => import("./ar.ts") },
  prices: { en: () => import("../prices/en.ts"), ar: () => import("../prices/ar.ts") },
};

/** A room's texts stand under the name of its folder; the compiler knows them from this list. */
type OfRooms = {
  access: typeof import("./access/en.ts");
  analytics: typeof import("./analytics/en.ts");
  approvals: typeof import("./approvals/en.ts");
  calls: typeof import("./calls/en.ts");
  chats: typeof import("./chats/en.ts");
  clients: typeof import("./clients/en.ts");
  documents: typeof import("./documents/en.ts");
  insurance: typeof import("./insurance/en.ts");
  mails: typeof import("./mails/en.ts");
  messages: typeof import("./messages/en.ts");
  offers: typeof import("./offers/en.ts");
  policies: typeof import("./policies/en.ts");
  refunds: typeof import("./refunds/en.ts");
  request: typeof import("./request/en.ts");
  reviews: typeof import("./reviews/en.ts");
  settings: typeof import("./settings/en.ts");
};

type Base = Awaited<ReturnType<typeof loaders.office.en>>["default"];
export type OfficeTexts = Omit<Base, "ofRooms"> & {
  [Room in keyof OfRooms]: OfRooms[Room]["default"];
};

const folderOf = (path: string) => path.split("/")[1] ?? path;

/** Only the texts of one language are downloaded. */
export const loadOfficeTexts = async (language: Language) => {
  const [{ default: texts }, prices] = await Promise.all([
    loaders.office[language](),
    loaders.prices[language](),
  ]);
  const { ofRooms, ...base } = texts;
  const rooms = Object.entries(ofRooms).map(([path, room]) => [folderOf(path), room] as const);
  const office = { ...base, ...Object.fromEntries(rooms) } as OfficeTexts;
  return { office, prices: prices.default };
};
