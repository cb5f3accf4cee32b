import type { DeskStores } from "./desk-stores.ts";

export type DeskCase = { name: string; run: (stores: DeskStores) => Promise<unknown> };

export type Viewer = { staffId: string; now: Date };
