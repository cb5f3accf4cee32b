import cookie from "@fastify/cookie";
import formbody from "@fastify/formbody";
import Fastify from "fastify";
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import { MINUTE_MS } from "../../domain/durations.ts";
import type { Configuration } from "../configuration.ts";
import { loggerOptions, OneLine } from "../logging.ts";
import { nameCalls, newCallId } from "../http/call-id.ts";
import { addressKey } from "../http/caller-keys.ts";
import { watchCalls, watchHandlers } from "../http/calls.ts";
import { compressAnswers } from "../http/compression.ts";
import { answerErrors, refuseUnreadableAddress } from "../http/errors.ts";
import { acceptJson } from "../http/json-body.ts";
import { limitLoad } from "../http/load.ts";
import { acceptForms } from "../http/multipart/form-body.ts";
import { createIntake, type IntakeLimits } from "../http/multipart/intake.ts";
import { describeApi } from "../http/openapi.ts";
import { sendSecurityHeaders } from "../http/security-headers.ts";
import type { SeenSessions } from "../http/seen-sessions.ts";
import { refuseUnreadableRequest } from "../http/unreadable-requests.ts";

/** Eight pictures of 600 kB at the slowest accepted pace (`intakeLimits`). */
const SEND_TIMEOUT_MS = 20 * MINUTE_MS;
const BODY_BYTES = 64 * 1024;

/** What holds for every call, before there are any routes. */
export const openHttp = async (
  configuration: Configuration,
  sessions: SeenSessions,
  forms: IntakeLimits,
) => {
  const app = Fastify({
    logger: loggerOptions(configuration),
    logController: new OneLine(),
    genReqId: newCallId,
    bodyLimit: BODY_BYTES,
    requestTimeout: SEND_TIMEOUT_MS,
    trustProxy: configuration.trustedProxies.length > 0 ? configuration.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    frameworkErrors: refuseUnreadableAddress,
    clientErrorHandler: refuseUnreadableRequest,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const calls = watchCalls(app.server);
  const handlers = watchHandlers(app);

  nameCalls(app);
  sendSecurityHeaders(app, configuration.isSecure);
  await compressAnswers(app);
  await app.register(cookie);
  const load = limitLoad(app, configuration.callsAtOnce, sessions);
  await app.register(formbody, { bodyLimit: BODY_BYTES });
  const intake = createIntake(forms);
  acceptForms(app, { intake, addressOf: addressKey, drain: forms.drain });
  acceptJson(app);
  await describeApi(app, configuration.isSecure);
  answerErrors(app);

  return { app, calls, handlers, intake, load };
};
