import type { StaffRole } from "../accounts/staff-roles.ts";
import { NO_VALUE } from "./figures.ts";

/** Agents see of their colleagues' work only their own, and not what we earn (ruling O11). */
export const seesAllFigures = (roles: readonly StaffRole[]): boolean =>
  roles.some((role) => role !== "agent");

type Of = { colleague?: string | undefined; assignee?: string | undefined };

/** Where somebody's work is asked for, an agent is shown their own. */
export const withinOwnWork = <Filters extends object>(
  { id, roles }: { id: string; roles: readonly StaffRole[] },
  filters: Filters & Of,
): Filters => {
  if (seesAllFigures(roles)) return filters;
  const { colleague, assignee } = filters;
  return {
    ...filters,
    ...(colleague !== undefined && { colleague: id }),
    ...(assignee !== undefined && assignee !== NO_VALUE && { assignee: id }),
  };
};
