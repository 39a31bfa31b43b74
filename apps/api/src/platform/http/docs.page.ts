import { ENDPOINTS } from '@tuerca/contracts/endpoints';
import { ERRORS } from '@tuerca/contracts/errors';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';

const STYLE =
  'body{margin:0 auto;max-width:1000px;padding:24px;font:15px/1.5 system-ui,sans-serif;color:#1c1917;background:#fafaf9}h1{font-size:26px;margin:0}h2{margin:32px 0 8px;font-size:19px}code{font-family:ui-monospace,monospace;font-size:14px}details{background:#fff;border:1px solid #e7e5e4;border-radius:6px;margin:6px 0}summary{padding:8px 12px;cursor:pointer}summary b{display:inline-block;min-width:64px}summary span{color:#57534e}dl{margin:0;padding:0 12px 12px;display:grid;grid-template-columns:120px 1fr;gap:4px 12px}dt{color:#57534e}dd{margin:0}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:4px 8px;border-bottom:1px solid #e7e5e4;vertical-align:top}';

const html = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const term = (name: string, value: string | undefined) => (value ? `<dt>${name}</dt><dd>${value}</dd>` : '');

function call(e: AnyEndpoint): string {
  const access = typeof e.access === 'string' ? e.access : e.access.join(', ');
  const alias = (e.aliases ?? []).map(([method, path]) => `<code>${method} ${html(path)}</code>`).join('<br>');
  const errorLines = (e.errors ?? []).map((code) => `<code>${code}</code> (${ERRORS[code].status})`).join(', ');
  return `<details><summary><b>${e.method}</b> <code>${html(e.path)}</code> <span>${html(e.summary)}</span></summary><dl>${term('access', access)}${term('alias', alias)}${term('errors', errorLines)}${term('limit', e.limit ? `${e.limit} / min` : undefined)}${term('reauth', e.reauth ? '<code>POST /api/auth/confirmar</code>' : undefined)}${term('idempotent', e.idempotent ? '<code>Idempotency-Key</code>' : undefined)}</dl></details>`;
}

/** The list of calls as a page without scripts and without anything from elsewhere. */
export function docsPage(): string {
  const groups = Object.entries(ENDPOINTS).map(
    ([tag, calls]) => `<h2>${tag}</h2>${Object.values(calls).map(call).join('')}`,
  );
  const errorLines = Object.entries(ERRORS).map(
    ([code, { status, message, cause, remedy }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${html(message)}</td><td>${html(cause)} ${html(remedy)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tuerca API</title><style>${STYLE}</style></head><body><h1>Tuerca API</h1><p>Shapes and examples: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1). Realtime: <code>/ws</code>, first frame <code>{"type":"auth","token":"…"}</code>.</p>${groups.join('')}<h2>Errors</h2><table><tr><th>code</th><th>status</th><th>message</th><th>cause, remedy</th></tr>${errorLines.join('')}</table></body></html>`;
}
