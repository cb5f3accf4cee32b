import * as z from "zod/mini";
import type { SubjectKind } from "../../domain/desk/subject.ts";
import { text } from "../bounded-text.ts";
import { route } from "../route.ts";
import { staffRefusals as refusals } from "./answers.ts";

/** What happened, without what it says: the page asks for that itself. */
export type LiveEvent = {
  subject: SubjectKind | "refund" | "chat";
  id: string;
  event: string;
  by: "customer" | "staff" | "system" | "gateway";
  isOwn: boolean;
};

/** Server-sent events: `change` holds a LiveEvent; `missed` says that some are left out. */
export const followDesk = route({
  method: "GET",
  url: "/api/office/live",
  config: { access: { staff: ["agent", "compliance", "admin"], background: true } },
  schema: {
    summary: "What happens to requests and messages, as server-sent events",
    tags: ["office: live"],
    querystring: z.object({ since: z.optional(text(20)) }),
    response: { 200: z.any(), ...refusals },
  },
});
