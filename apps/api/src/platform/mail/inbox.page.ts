import { escapeHtml } from './layout';
import type { StoredMail } from './mail.service';

const STYLE =
  'body{margin:0;font:15px/1.5 system-ui,sans-serif;color:#1c1917;background:#fafaf9}main{max-width:960px;margin:0 auto;padding:24px;display:grid;gap:24px;grid-template-columns:minmax(0,320px) minmax(0,1fr)}@media(max-width:700px){main{grid-template-columns:1fr}}h1{font-size:20px;margin:0 0 12px}ul{list-style:none;margin:0;padding:0}li a{display:block;padding:8px;border-bottom:1px solid #e7e5e4;color:inherit;text-decoration:none}li a[aria-current]{background:#e7e5e4}small{color:#57534e}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;padding:16px;border:1px solid #e7e5e4;border-radius:6px;font:inherit}';

/** Links in a mail's text become links of the page. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<&]+/g, (url) => `<a href="${url}">${url}</a>`);

/** The inbox as a page without scripts: the list and one mail. */
export function inboxPage(mails: StoredMail[], chosen?: StoredMail): string {
  const row = (mail: StoredMail) =>
    `<li><a href="?id=${mail.id}"${mail === chosen ? ' aria-current="true"' : ''}>${escapeHtml(mail.subject)}<br><small>${escapeHtml(mail.to)} · ${mail.fecha}</small></a></li>`;
  const list = mails.length ? `<ul>${mails.map(row).join('')}</ul>` : '<p>Todavía no hay correos.</p>';
  const detail = chosen
    ? `<h2>${escapeHtml(chosen.subject)}</h2><p><small>Para ${escapeHtml(chosen.to)}</small></p><pre>${withLinks(chosen.text)}</pre>`
    : '';
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Correo de desarrollo</title><style>${STYLE}</style></head><body><main><section><h1>Correo de desarrollo</h1>${list}</section><section>${detail}</section></main></body></html>`;
}
