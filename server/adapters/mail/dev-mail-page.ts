import type { KeptMail } from "./deliveries.ts";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? "");

/** The page's only style; its hash is in the policy. */
export const pageStyle = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #ccc; padding: .4rem .6rem; text-align: start; }
pre { background: #f4f4f4; overflow: auto; padding: 1rem; white-space: pre-wrap; }
iframe { border: 1px solid #ccc; height: 40rem; width: 100%; }
`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${pageStyle}</style></head>
<body><h1>${escaped(title)}</h1>${body}</body>
</html>
`;

export const listPage = (mails: readonly (KeptMail & { id: string })[]) => {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td><time>${escaped(at)}</time></td><td><bdi>${escaped(to)}</bdi></td>` +
      `<td><a href="/dev/mail/${id}"><bdi>${escaped(subject)}</bdi></a></td></tr>`,
  );
  const table =
    "<table><thead><tr><th>At</th><th>To</th><th>Subject</th></tr></thead>" +
    `<tbody>${rows.join("")}</tbody></table>`;
  return page("Mails of the demonstration", mails.length > 0 ? table : "<p>No mail yet.</p>");
};

export const mailPage = (id: string, { at, to, subject, text }: KeptMail) =>
  page(
    subject,
    `<p><a href="/dev/mail">All mails</a></p>` +
      `<p><bdi>${escaped(to)}</bdi>, <time>${escaped(at)}</time></p>` +
      `<iframe sandbox title="HTML" src="/dev/mail/${id}/html"></iframe>` +
      `<h2>Text</h2><pre dir="auto">${escaped(text)}</pre>`,
  );
