import * as z from "zod/mini";
import { refusals, Success, SuccessMessage } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { route } from "./route.ts";

export const User = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  phonenumber: z.string(),
  role: z.literal("customer"),
});
export type User = z.infer<typeof User>;

const UserAnswer = z.object({ status: z.literal("success"), user: User });

const tags = ["accounts"] as const;

export const createUser = route({
  method: "POST",
  url: "/api/users/create",
  config: { access: "anyone", hashesPassword: true },
  schema: {
    summary: "Sign up: sets the cookie `activation`, by which the code signs in (ruling U8)",
    tags,
    body: z.object({
      username: z.optional(text(200)),
      email: z.optional(text(400)),
      password: z.optional(text(400)),
      phonenumber: z.optional(text(60)),
    }),
    response: { 201: UserAnswer, ...refusals },
  },
});

export const login = route({
  method: "POST",
  url: "/api/users/login",
  config: { access: "anyone", hashesPassword: true },
  schema: {
    summary: "Log in: sets the session cookie `token`, or `activation` where the code is missing",
    tags,
    body: z.object({ email: z.optional(text(400)), password: z.optional(text(400)) }),
    response: {
      200: z.union([
        UserAnswer,
        z.object({ status: z.literal("not_verified"), message: z.string() }),
      ]),
      ...refusals,
    },
  },
});

export const verifyUser = route({
  method: "POST",
  url: "/api/users/verify",
  config: { access: "anyone" },
  schema: {
    summary:
      "Activate an account with the code from the e-mail; signs in where the cookie `activation` is the account's",
    tags,
    body: z.object({ email: z.optional(text(400)), code: z.optional(text(40)) }),
    response: {
      200: z.object({ status: z.literal("success"), message: z.string(), user: z.optional(User) }),
      ...refusals,
    },
  },
});

export const resendCode = route({
  method: "POST",
  url: "/api/users/resend-code",
  config: { access: "anyone" },
  schema: {
    summary: "Send a new activation code; the same answer for every address",
    tags,
    body: z.object({ email: z.optional(text(400)) }),
    response: {
      200: z.object({ status: z.literal("success"), retryAfterSeconds: z.number() }),
      ...refusals,
    },
  },
});

export const forgotPassword = route({
  method: "POST",
  url: "/api/users/forgot-password",
  config: { access: "anyone" },
  schema: {
    summary: "Send a reset link; the same answer for every address",
    tags,
    body: z.object({ email: z.optional(text(400)) }),
    response: { 200: SuccessMessage, ...refusals },
  },
});

export const resetPassword = route({
  method: "POST",
  url: "/api/users/reset-password/:token",
  config: { access: "anyone", hashesPassword: true },
  schema: {
    summary: "Set a new password with a single-use link; ends every session of the account",
    tags,
    params: z.object({ token: text(200) }),
    body: z.object({ password: z.optional(text(400)) }),
    response: { 200: SuccessMessage, ...refusals },
  },
});

export const logout = route({
  method: "POST",
  url: "/api/users/logout",
  config: { access: "anyone" },
  schema: { summary: "End this session", tags, response: { 200: Success, ...refusals } },
});

export const whoAmI = route({
  method: "GET",
  url: "/api/users/me",
  config: { access: "customer" },
  schema: {
    summary: "The signed-in person",
    tags,
    response: { 200: UserAnswer, ...refusals },
  },
});

export const findUser = route({
  method: "GET",
  url: "/api/users/:email",
  config: { access: "customer" },
  schema: {
    summary: "The signed-in person's own record; any other address is not found (ruling U2)",
    tags,
    params: z.object({ email: text(400) }),
    response: {
      200: z.object({ status: z.literal("success"), data: z.object({ user: User }), user: User }),
      ...refusals,
    },
  },
});

export const updateUser = route({
  method: "PATCH",
  url: "/api/users/:email",
  config: { access: "customer" },
  schema: {
    summary: "Change one's own username and phone number",
    tags,
    params: z.object({ email: text(400) }),
    body: z.object({ username: z.optional(text(200)), phonenumber: z.optional(text(60)) }),
    response: { 200: UserAnswer, ...refusals },
  },
});
