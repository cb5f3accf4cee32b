/** The part of i18next that pages need: see docs/decisions/0006-texts-in-browsers.md. */
type Texts = { [key: string]: string | Texts | string[] | Texts[] };
type Options = {
  count?: number;
  ns?: string | readonly string[];
  defaultValue?: string;
} & Record<string, unknown>;
type Settings = {
  lng: string;
  resources: Record<string, Record<string, Texts>>;
  defaultNS: string;
  interpolation?: { defaultVariables?: Options };
};
type Found = Texts[string] | undefined;

const at = (texts: Found, path: string): Found =>
  path
    .split(".")
    .reduce<Found>(
      (found, key) =>
        typeof found === "object" && key in found ? (found as Texts)[key] : undefined,
      texts,
    );

/** A key may name its area: "problems:accounts.notFound". */
const withArea = (key: string, options: Options): [key: string, options: Options] => {
  const colon = key.indexOf(":");
  if (colon < 0) return [key, options];
  return [key.slice(colon + 1), { ...options, ns: key.slice(0, colon) }];
};

const filled = (text: string, options: Options) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (open, name: string) => {
    const value = options[name];
    return typeof value === "string" || typeof value === "number" ? String(value) : open;
  });

const filledIn = (found: Found, options: Options): unknown => {
  if (typeof found === "string") return filled(found, options);
  if (Array.isArray(found)) return found.map((one) => filledIn(one, options));
  if (!found) return found;
  return Object.fromEntries(
    Object.entries(found).map(([key, value]) => [key, filledIn(value, options)]),
  );
};

const createInstance = (): Instance => {
  let areas: Record<string, Texts> = {};
  let defaultArea = "";
  let always: Options = {};
  // Created on first use, because it loads the browser's language data.
  let plurals: Intl.PluralRules | undefined;

  const formFor = (count: number) =>
    (plurals ??= new Intl.PluralRules(instance.language)).select(count);

  const find = (key: string, { ns, count }: Options): Found => {
    const keys =
      count === undefined
        ? [key]
        : [...(count === 0 ? [`${key}_zero`] : []), `${key}_${formFor(count)}`, key];
    for (const area of [ns ?? defaultArea].flat())
      for (const candidate of keys) {
        const found = at(areas[area], candidate);
        if (found !== undefined) return found;
      }
    return undefined;
  };

  const t = (named: string, given: Options = {}) => {
    const [key, options] = withArea(named, given);
    return filledIn(find(key, options) ?? options.defaultValue ?? key, { ...always, ...options });
  };

  const instance: Instance = {
    language: "",
    use: (plugin: { init: (used: Instance) => void }) => {
      plugin.init(instance);
      return instance;
    },
    init: ({ lng, resources, defaultNS, interpolation }: Settings) => {
      instance.language = lng;
      areas = resources[lng] ?? {};
      defaultArea = defaultNS;
      always = interpolation?.defaultVariables ?? {};
    },
    addResourceBundle: (_language: string, area: string, texts: Texts) => {
      areas = { ...areas, [area]: { ...areas[area], ...texts } };
    },
    exists: (key: string, options: Options = {}) => find(...withArea(key, options)) !== undefined,
    t,
  };
  return instance;
};

export type Instance = {
  language: string;
  use: (plugin: { init: (used: Instance) => void }) => Instance;
  init: (settings: Settings) => void;
  addResourceBundle: (language: string, area: string, texts: Texts) => void;
  exists: (key: string, options?: Options) => boolean;
  t: (named: string, given?: Options) => unknown;
};

export default { createInstance };
