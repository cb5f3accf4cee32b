import * as z from "zod/mini";
import { text } from "../../bounded-text.ts";
import { RequestParams } from "../../request-params.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { agents } from "../desk/request-actions.ts";
import { DeskRequestAnswer, deskTags } from "../desk/requests.ts";

export const sendMailAgain = route({
  method: "POST",
  url: "/api/office/requests/:id/mails/:mailId/send-again",
  config: { access: agents },
  schema: {
    summary: "Send a letter again, to the request's address of today",
    tags: deskTags,
    params: z.extend(RequestParams, { mailId: text(60) }),
    body: z.object({}),
    response: { 200: DeskRequestAnswer, ...refusals },
  },
});
