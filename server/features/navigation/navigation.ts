import type { Parts } from "../../parts.ts";

export const createNavigation = (_parts: Parts) => ({});

export type Navigation = ReturnType<typeof createNavigation>;
