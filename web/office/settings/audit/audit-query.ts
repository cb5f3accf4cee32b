import { pathOf } from "../../kit/paths.ts";

export const filterNames = ["by", "action", "request", "person", "from", "to"] as const;
export type AuditQuery = Partial<Record<(typeof filterNames)[number], string>>;

/** Filters that the address names. */
export const readAuditQuery = (search: URLSearchParams): AuditQuery =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );

const written = (query: AuditQuery) =>
  new URLSearchParams(
    filterNames.flatMap((name) => {
      const value = query[name];
      return value ? [[name, value]] : [];
    }),
  ).toString();

const withQuery = (path: string, query: AuditQuery) => {
  const search = written(query);
  return search ? `${path}?${search}` : path;
};

export const auditAddress = (query: AuditQuery) => withQuery(`${pathOf("settings")}/audit`, query);

export const csvAddress = (query: AuditQuery) => withQuery("/api/office/settings/audit.csv", query);
