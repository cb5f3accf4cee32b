import type { OneClient } from "../../../../contract/office/clients/one.ts";

/** A card beside the timeline; `onChange` reads the person again. */
export type SideCardProps = { client: OneClient; onChange: () => void };
