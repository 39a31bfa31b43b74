import 'reflect-metadata';
import { formatFecha } from '@tuerca/contracts/venezuela/caracas';
import { FactorCodesService } from './auth/auth/factor-codes.service';
import { SessionsService } from './auth/auth/sessions.service';
import { runAtConsole } from './console';
import type { Resealed } from './platform/common/reseal';
import { Environment } from './platform/config/environment';
import { MailOutbox } from './platform/mail/mail-outbox.service';

// node dist/reseal.js: encrypts with JWT_SECRET what is stored under a secret of JWT_SECRET_PREVIOUS, while the API runs or not.

const line = (what: string, { renewed, kept, unreadable }: Resealed) =>
  `${what}: ${renewed} con el secreto nuevo desde ahora, ${kept} ya lo estaban, ${unreadable} ilegibles.`;

const UNREADABLE = [
  'Lo ilegible no se abre con ningún secreto: deja JWT_SECRET_PREVIOUS como está, agrégale el secreto con que se guardó (separado por una coma), reinicia Tuerca y repite la orden.',
  'Si ese secreto ya no existe, un administrador quita esos segundos factores en Usuarios; los correos se abandonan en un día.',
];

/** Messages about when the former secrets may be removed. */
function end({ total, until }: { total: number; until: Date | null }): string[] {
  if (!until)
    return [
      'Ninguna sesión abierta depende ya del secreto anterior: pasado un día desde el cambio puedes quitar JWT_SECRET_PREVIOUS.',
    ];
  return [
    `Sesiones abiertas que aún dependen del secreto anterior: ${total}. Cada una pasa al nuevo cuando su dueño vuelve; la última vence el ${formatFecha(until)}.`,
    'Quita JWT_SECRET_PREVIOUS después de esa fecha. También puedes quitarlo pasado un día desde el cambio: esas personas solo tendrán que iniciar sesión otra vez.',
  ];
}

runAtConsole(async (app) => {
  const former = app.get(Environment, { strict: false }).JWT_SECRET_PREVIOUS;
  if (!former.length)
    throw new Error(
      'JWT_SECRET_PREVIOUS está vacía: no hay secreto anterior del que pasar al nuevo. Pon ahí el JWT_SECRET de antes, uno nuevo en JWT_SECRET, y repite la orden.',
    );
  const factors = await app.get(FactorCodesService, { strict: false }).reseal();
  const mails = await app.get(MailOutbox, { strict: false }).reseal();
  const lines = [line('Segundos factores', factors), line('Correos en espera', mails)];
  if (factors.unreadable + mails.unreadable) throw new Error([...lines, ...UNREADABLE].join('\n'));
  return [...lines, ...end(await app.get(SessionsService, { strict: false }).onFormerSecrets())];
});
