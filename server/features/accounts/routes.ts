import type { FastifyRequest } from "fastify";
import {
  createUser,
  findUser,
  forgotPassword,
  login,
  logout,
  resendCode,
  resetPassword,
  updateUser,
  verifyUser,
  whoAmI,
} from "../../../contract/accounts.ts";
import { normaliseEmail } from "../../../domain/accounts/email.ts";
import { type Customer, customerOf } from "../../http/access.ts";
import type { Api } from "../../http/api.ts";
import { languageOf } from "../../http/language.ts";
import { Problem } from "../../http/problem.ts";
import { problemTexts } from "../../http/problem-texts.ts";
import { accountTexts } from "./account-texts.ts";
import { type Accounts, shownUser } from "./accounts.ts";

const callerOf = (request: FastifyRequest) => ({ ip: request.ip, language: languageOf(request) });

const userAnswer = (person: Customer) => ({ status: "success" as const, user: shownUser(person) });

/** Ruling U2: every address but one's own is not found, also for staff, before the body is read. */
const refuseForeign = async (request: FastifyRequest) => {
  const { email } = request.params as { email: string };
  if (normaliseEmail(email) !== customerOf(request).email) throw new Problem("accounts.notFound");
};

export const accountRoutes = (app: Api, accounts: Accounts) => {
  const { activationCookie, cookies } = accounts;

  const browserStateOf = (request: FastifyRequest) => ({
    activatingUserId: activationCookie.userIdFrom(request.cookies),
    previousSession: request.sessionToken,
  });

  app.route({
    ...createUser,
    handler: async (request, reply) => {
      const user = await accounts.signUp(request.body, callerOf(request));
      activationCookie.set(reply, user.id);
      return reply.code(201).send(userAnswer(user));
    },
  });

  app.route({
    ...login,
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const signedIn = await accounts.signIn(request.body, caller, request.sessionToken);
      if (signedIn.status === "not_verified") {
        activationCookie.set(reply, signedIn.accountId);
        return {
          status: "not_verified" as const,
          message: problemTexts[caller.language]["accounts.notVerified"],
        };
      }
      const { account, token } = signedIn;
      cookies.signIn(reply, { token, person: account });
      return userAnswer(account);
    },
  });

  app.route({
    ...verifyUser,
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const signedIn = await accounts.verify(request.body, caller, browserStateOf(request));
      const activated = {
        status: "success" as const,
        message: accountTexts[caller.language].activated,
      };
      if (!signedIn) return activated;
      activationCookie.clear(reply);
      cookies.signIn(reply, signedIn);
      return { ...activated, user: shownUser(signedIn.person) };
    },
  });

  app.route({
    ...resendCode,
    handler: async (request, reply) => {
      const { activatingUserId, retryAfterSeconds } = await accounts.resendCode(
        request.body,
        callerOf(request),
        browserStateOf(request),
      );
      if (activatingUserId !== undefined) activationCookie.set(reply, activatingUserId);
      return { status: "success" as const, retryAfterSeconds };
    },
  });

  app.route({
    ...forgotPassword,
    handler: async (request) => {
      const caller = callerOf(request);
      await accounts.forgot(request.body, caller);
      return { status: "success" as const, message: accountTexts[caller.language].resetLinkSent };
    },
  });

  app.route({
    ...resetPassword,
    handler: async (request) => {
      const caller = callerOf(request);
      await accounts.reset(request.params.token, request.body.password ?? "", caller);
      return { status: "success" as const, message: accountTexts[caller.language].passwordReset };
    },
  });

  app.route({
    ...logout,
    handler: async (request, reply) => {
      if (request.sessionToken !== undefined) await accounts.signOut(request.sessionToken);
      cookies.clear(reply);
      return { status: "success" as const };
    },
  });

  app.route({
    ...whoAmI,
    handler: async (request) => userAnswer(customerOf(request)),
  });

  app.route({
    ...findUser,
    onRequest: refuseForeign,
    handler: async (request) => {
      const user = shownUser(customerOf(request));
      return { status: "success" as const, data: { user }, user };
    },
  });

  app.route({
    ...updateUser,
    onRequest: refuseForeign,
    handler: async (request, reply) => {
      const customer = await accounts.update(customerOf(request), request.body);
      cookies.showPerson(reply, customer);
      return userAnswer(customer);
    },
  });
};
