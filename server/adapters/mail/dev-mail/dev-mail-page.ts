import { type Language, languages } from "../../../../domain/language.ts";
import type { StoredMail } from "../delivery/deliveries.ts";
import type { RenderedMail } from "../mail.ts";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? "");

export const pageStyle = `
body { background: #f8f0e2; color: #12332a; font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 76rem; padding: 2rem 1.25rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { color: #17493c; }
table { background: #fff; border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #e6d9c1; padding: .5rem .75rem; text-align: start; }
pre { background: #fff; border-radius: 12px; font: 15px/1.6 ui-monospace, monospace; overflow: auto; padding: 1rem 1.25rem; white-space: pre-wrap; }
iframe { background: #fff; border: 1px solid #e3cfab; border-radius: 12px; height: 40rem; width: 100%; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.pair { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
.pair p { margin: 0 0 .5rem; }
`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${pageStyle}</style></head>
<body><h1 dir="auto">${escaped(title)}</h1>${body}</body>
</html>
`;

export const listPage = (mails: readonly (StoredMail & { id: string })[]) => {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td><time>${escaped(at)}</time></td><td><bdi>${escaped(to)}</bdi></td>` +
      `<td><a href="/dev/mail/${id}"><bdi>${escaped(subject)}</bdi></a></td></tr>`,
  );
  const table =
    "<table><thead><tr><th>At</th><th>To</th><th>Subject</th></tr></thead>" +
    `<tbody>${rows.join("")}</tbody></table>`;
  const preview = '<p><a href="/dev/mail/preview">Every kind of mail with sample data</a></p>';
  const listed = mails.length > 0 ? table : "<p>No mail yet.</p>";
  return page("Mails of the demonstration", listed + preview);
};

const bothForms = (htmlAddress: string, text: string) =>
  `<p><iframe sandbox title="HTML" src="${htmlAddress}"></iframe></p>` +
  `<h2>Text</h2><pre dir="auto">${escaped(text)}</pre>`;

export const mailPage = (id: string, { at, to, subject, text }: StoredMail) =>
  page(
    subject,
    `<p><a href="/dev/mail">All mails</a></p>` +
      `<p><bdi>${escaped(to)}</bdi>, <time>${escaped(at)}</time></p>` +
      bothForms(`/dev/mail/${id}/html`, text),
  );

type Preview = { kind: string; language: Language };

const addressOf = ({ kind, language }: Preview) => `/dev/mail/preview/${kind}/${language}`;

const previewOf = (preview: Preview, subject: string) => {
  const { kind, language } = preview;
  const address = addressOf(preview);
  return (
    `<div lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">` +
    `<p><a href="${address}">${escaped(subject)}</a></p>` +
    `<iframe sandbox title="${kind}, ${language}" src="${address}/html"></iframe></div>`
  );
};

export const previewListPage = (
  mails: readonly { kind: string; subjects: Record<Language, string> }[],
) => {
  const ways = mails.map(({ kind }) => `<a href="#${kind}">${kind}</a>`);
  const sections = mails.map(({ kind, subjects }) => {
    const both = languages.map((language) => previewOf({ kind, language }, subjects[language]));
    return `<section id="${kind}"><h2>${kind}</h2><div class="pair">${both.join("")}</div></section>`;
  });
  return page(
    "Every mail, with sample data",
    `<p><a href="/dev/mail">All mails</a></p><nav>${ways.join("")}</nav>${sections.join("")}`,
  );
};

export const previewPage = ({ subject, text, ...preview }: Preview & RenderedMail) => {
  const { kind, language } = preview;
  const other = language === "en" ? "ar" : "en";
  return page(
    subject,
    `<nav><a href="/dev/mail/preview#${kind}">Every mail</a>` +
      `<a href="${addressOf({ kind, language: other })}">${kind}, ${other}</a></nav>` +
      bothForms(`${addressOf(preview)}/html`, text),
  );
};
