import type { Mail } from './mail.service';

/** Text as it may stand in HTML, quotes included. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/**
 * Salutation of a mail. Under an unconfirmed address the name may come from a stranger to its reader, so such a mail does not
 * repeat it.
 */
export const greeting = ({ nombre, emailVerificado }: { nombre: string; emailVerificado: boolean }): string =>
  emailVerificado ? `Hola, ${nombre}:` : 'Hola:';

/** One plain look for every mail, as text and as HTML: paragraphs, one button, one closing line. */
export function layout(
  to: string,
  subject: string,
  paragraphs: string[],
  button?: { texto: string; enlace: string },
  closing?: string,
): Mail {
  const text = [
    ...paragraphs,
    ...(button ? [`${button.texto}: ${button.enlace}`] : []),
    ...(closing ? [closing] : []),
    'Tuerca',
  ].join('\n\n');
  const p = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const html = [
    '<!doctype html><html lang="es"><body style="margin:0;padding:24px;background:#f5f5f4;font:16px/1.5 system-ui,sans-serif;color:#1c1917">',
    '<div style="max-width:520px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">',
    ...paragraphs.map((text) => p(text)),
    button
      ? `<p style="margin:24px 0"><a href="${escapeHtml(button.enlace)}" style="background:#1c1917;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none">${escapeHtml(button.texto)}</a></p>`
      : '',
    closing ? p(closing, 'color:#57534e;font-size:14px') : '',
    p('Tuerca', 'color:#57534e;font-size:14px'),
    '</div></body></html>',
  ].join('');
  return { to, subject, text, html };
}
