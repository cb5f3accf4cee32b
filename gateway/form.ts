/** Only text fields: a JSON body may hold anything else. */
type Form = Partial<Record<string, string>>;

export const formOf = (body: unknown): Form =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter(
      (field): field is [string, string] => typeof field[1] === "string",
    ),
  );
