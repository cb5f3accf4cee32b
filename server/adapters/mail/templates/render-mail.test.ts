import { describe, expect, test } from "vitest";
import type { Letter, Mail } from "../mail.ts";
import { mailSamples, type MailSamples } from "./mail-samples.ts";
import { renderMail } from "./render-mail.ts";

const PUBLIC_URL = "https://mizalla.example";

const mails: MailSamples = mailSamples("person 987654");

const render = (mail: Mail, language: Letter["language"]) =>
  renderMail({ key: "key", to: "a@example.test", language, mail }, PUBLIC_URL);

describe.each([
  ["en", "ltr"],
  ["ar", "rtl"],
] as const)("mails in %s", (language, direction) => {
  test.each(Object.values(mails))("$kind declares its language and direction", async (mail) => {
    const { html, subject } = await render(mail, language);
    expect(html).toMatch(new RegExp(`<html dir="${direction}" lang="${language}">`));
    expect(html).toContain(`<body lang="${language}" dir="${direction}"`);
    expect(subject).not.toMatch(/person|علي|\d/);
    expect(/[\u0600-\u06ff]/.test(subject)).toBe(language === "ar");
  });

  test.each(Object.values(mails))("$kind loads no resources and runs no scripts", async (mail) => {
    const { html } = await render(mail, language);
    expect(html).not.toMatch(/<(script|img|link|iframe|form)\b|url\(|@import/i);
  });

  test("only the activation code has six digits, on a line of its own", async () => {
    for (const mail of Object.values(mails)) {
      const { text } = await render(mail, language);
      const numbers = text.match(/\d{6,}/g) ?? [];
      expect(numbers).toEqual(mail.kind === "activationCode" ? ["012345"] : []);
      if (mail.kind === "activationCode") expect(text).toMatch(/^012345$/m);
    }
  });

  test("numbers, plates and addresses stay left to right", async () => {
    const payment = await render(mails.paymentConfirmed, language);
    for (const value of ["MZ-7F3K2Q", "AED 1,092.00", "B 12345"])
      expect(payment.html).toContain(`<bdi dir="ltr">${value}</bdi>`);
    const code = await render(mails.activationCode, language);
    expect(code.html).toContain('<bdi dir="ltr">012345</bdi>');
  });

  test("links are absolute, and one leads to the other language", async () => {
    const prefix = language === "ar" ? "/ar" : "";
    const other = language === "ar" ? "English: " : "العربية: /ar";
    const { text, html } = await render(mails.resetLink, language);
    expect(text).toContain(`\n${PUBLIC_URL}${prefix}/reset-password/abc_-DEF\n`);
    expect(text).toContain(other.replace(" ", ` ${PUBLIC_URL}`) + "/reset-password/abc_-DEF");
    expect(html).toContain(`href="${PUBLIC_URL}/reset-password/abc_-DEF"`);
    expect(html).toContain(`href="${PUBLIC_URL}/ar/reset-password/abc_-DEF"`);
  });

  test("a link into the office has no prefix, and leads there once", async () => {
    const { text, html } = await render(mails.staffLink, language);
    const url = `${PUBLIC_URL}/office/set-password/abc_-DEF`;
    expect(text.split(url)).toHaveLength(2);
    expect(html.split(`href="${url}"`)).toHaveLength(2);
    expect(text + html).not.toContain("/ar/office");
  });

  test("a path with a language prefix gets no second one", async () => {
    const { text } = await render({ ...mails.resetLink, path: "/ar/x" } as Mail, language);
    expect(text).not.toContain("/ar/ar/");
  });
});

test("dates and times are in Dubai, with the name of the month and Western digits", async () => {
  const english = await render(mails.newAccountNotice, "en");
  const arabic = await render(mails.newAccountNotice, "ar");
  expect(english.text).toMatch(/5 March 2026.*01:30/);
  expect(arabic.text).toMatch(/5 مارس 2026.*01:30/);
});

test.each([
  ["en", "never insured", "Cover ended on"],
  ["ar", "ولم تُؤمَّن سيارتك بموجبها قط", "انتهت التغطية في"],
] as const)(
  "in %s a policy that ended before its first day is not said to have covered anything",
  async (language, never, ended) => {
    const early = await render({ ...mails.policyEnded, neverBegan: true }, language);
    expect(early.text).toContain(never);
    expect(early.text).not.toContain(ended);
    const later = await render(mails.policyEnded, language);
    expect(later.text).toContain(ended);
    expect(later.text).not.toContain(never);
  },
);

test.each(["en", "ar"] as const)(
  "in %s a total loss is not called a cancellation",
  async (language) => {
    const { text, subject } = await render({ ...mails.policyEnded, by: "totalLoss" }, language);
    expect(`${subject} ${text}`).not.toMatch(/cancel|أُلغيت/i);
  },
);

test.each(["en", "ar"] as const)(
  "in %s an unknown start of cover is left out",
  async (language) => {
    const { text } = await render({ ...mails.paymentConfirmed, startDate: "" }, language);
    expect(text).not.toMatch(/Cover starts|بداية التغطية/);
  },
);

test("minutes have the right Arabic plural form", async () => {
  const text = async (minutes: number) =>
    (await render({ ...mails.activationCode, minutes } as Mail, "ar")).text;
  expect(await text(10)).toContain("10 دقائق");
  expect(await text(30)).toContain("30 دقيقة");
  expect(await text(1)).toContain("دقيقة واحدة");
});

test.each([
  ["en", "Hello"],
  ["ar", "مرحبًا"],
] as const)("in %s nobody is greeted by a name that nobody has proven", async (language, hello) => {
  expect((await render(mails.requestReceived, language)).html).toContain(
    "<bdi>person 987654</bdi>",
  );
  for (const mail of Object.values(mailSamples(null))) {
    const { text, html } = await render(mail, language);
    if ("username" in mail && mail.username === null)
      expect(text).toMatch(new RegExp(`^${hello}$`, "m"));
    expect(`${text} ${html}`).not.toMatch(/null|undefined/);
  }
});

test("text that a person typed is never markup", async () => {
  const { html } = await render(
    { ...mails.requestReceived, username: '<img src=x onerror="alert(1)">' },
    "en",
  );
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img");
});

describe("a transcript", () => {
  const [asked, answered] = mails.chatTranscript.lines;

  test.each(["en", "ar"] as const)(
    "in %s holds what was said in its order, each line in its own direction",
    async (language) => {
      const { text, html } = await render(mails.chatTranscript, language);
      expect(html).toContain("Is my windscreen covered?<br/>Policy 20417788.");
      expect(html.match(/<div dir="auto"/g)).toHaveLength(2);
      const name = answered?.by?.[language] ?? "";
      for (const form of [text, html]) {
        const places = ["windscreen", name, answered?.text ?? ""].map((one) => form.indexOf(one));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(places).not.toContain(-1);
      }
      expect(text).toContain("20417\u2060788");
      expect(text).toMatch(/2026.*01:30/);
    },
  );

  test("holds what was typed as text", async () => {
    const lines = [{ by: null, text: "<b>No</b> https://example.test", at: asked?.at ?? "" }];
    const { html } = await render({ ...mails.chatTranscript, lines }, "en");
    expect(html).toContain("&lt;b&gt;No&lt;/b&gt;");
    expect(html).not.toContain('href="https://example.test');
  });

  test.each([
    ["en", "left us a message", "left out"],
    ["ar", "تركتَ لنا رسالة", "فحُذف أولها"],
  ] as const)("in %s says what it is", async (language, left, shortened) => {
    const whole = await render(mails.chatTranscript, language);
    expect(whole.text).toContain(left);
    expect(whole.text).not.toContain(shortened);
    const other = { ...mails.chatTranscript, isMessageAnswered: false, isShortened: true };
    const { text } = await render(other, language);
    expect(text).not.toContain(left);
    expect(text).toContain(shortened);
  });
});

describe("a mail about a refund", () => {
  const { refund: waiting, refundSent, refundFailed, refundAccountGiven } = mails;

  test.each([
    ["en", "417", "do not send it by email"],
    ["ar", "417", "ولا ترسله بالبريد الإلكتروني"],
  ] as const)(
    "in %s names an account by its end, and asks for one in the profile alone",
    async (language, tail, notByMail) => {
      expect((await render(refundAccountGiven, language)).text).toContain(tail);
      expect((await render(waiting, language)).text).toContain(notByMail);
      expect((await render(refundSent, language)).text).not.toContain(notByMail);
    },
  );

  test.each(["en", "ar"] as const)(
    "in %s promises no day that nobody promised",
    async (language) => {
      const { text } = await render({ ...refundSent, promisedOn: null }, language);
      expect(text).not.toMatch(/2026|null/);
    },
  );

  test.each([
    ["en", /do not have to do anything/],
    ["ar", /لا يلزمك أي إجراء/],
  ] as const)("in %s says that there is nothing to do only where that is so", async (...one) => {
    const [language, nothingToDo] = one;
    expect((await render(refundFailed, language)).text).toMatch(nothingToDo);
    const needing = await render({ ...refundFailed, needs: ["certificate"] }, language);
    expect(needing.text).not.toMatch(nothingToDo);
    expect((await render(waiting, language)).text).not.toMatch(nothingToDo);
  });
});
