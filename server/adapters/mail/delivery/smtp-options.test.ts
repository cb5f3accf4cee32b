import { expect, it } from "vitest";
import { openSmtp } from "../../../../tests/support/smtp-server.ts";
import { smtpOptions } from "./smtp-options.ts";

it.each([
  "mail.example.ae",
  "10.0.0.5",
  "[2001:db8::1]",
  "localhost.example.ae",
  "127.0.0.1.nip.io",
])("a server at %s must offer TLS", (host) => {
  const options = smtpOptions(`smtp://${host}:587`);
  expect(options).toMatchObject({ secure: false, requireTLS: true });
  expect(options.ignoreTLS).toBeUndefined();
});

it.each(["localhost", "127.0.0.1", "[::1]"])("a server at %s need not", (host) => {
  const options = smtpOptions(`smtp://${host}:2525`);
  expect(options.requireTLS).toBeUndefined();
  expect(options).toMatchObject({ secure: false, ignoreTLS: true });
});

it("smtps:// is TLS from the start", () => {
  expect(smtpOptions("smtps://mail.example.ae")).toMatchObject({ secure: true, port: 465 });
});

it("nothing is sent to a server elsewhere that hides STARTTLS", async () => {
  const { createTransport } = await import("nodemailer");
  const server = await openSmtp();
  const elsewhere = smtpOptions("smtp://mail.example.ae:587");
  const transport = createTransport({ ...elsewhere, host: "127.0.0.1", port: server.port });
  const letter = { from: "a@example.test", to: "b@example.test", text: "Secret" };
  await expect(transport.sendMail(letter)).rejects.toThrow(/STARTTLS/i);
  transport.close();
  await server.close();
  expect(server.received).toEqual([]);
});
