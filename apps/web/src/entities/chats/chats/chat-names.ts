import type { Chat, Participante } from '@tuerca/contracts/chats/chats/schemas';
import { DAY } from '@tuerca/contracts/kernel/time';
import { caracasDate, formatHora } from '@tuerca/contracts/venezuela/caracas';
import { dayAndMonth, longDate, shortDate } from '@/lib/format';

/** Other members of a conversation. */
export const othersOf = ({ participantes }: Chat, account: string): Participante[] =>
  participantes.filter(({ _id }) => _id !== account);

/** A person's first name; the whole name of a business, whose first word is 'Taller' or 'Repuestos'. */
export const shortName = ({ nombre, role }: Pick<Participante, 'nombre' | 'role'>): string =>
  role === 'client' ? nombre.split(' ')[0]! : nombre;

/** Initials of the first two words of a name. */
export const initialsOf = (nombre: string): string =>
  nombre
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && word.length > 2)
    .slice(0, 2)
    .map((word) => word[0]!.toUpperCase())
    .join('') || nombre.slice(0, 1).toUpperCase();

/** Formats a message's time for a list: '10:42', 'ayer', '12/11', '12/11/2025'. */
export function listTime(fecha: string, now: Date): string {
  const day = caracasDate(new Date(fecha));
  if (day === caracasDate(now)) return formatHora(fecha);
  if (day === caracasDate(new Date(now.getTime() - DAY))) return 'ayer';
  return day.slice(0, 4) === caracasDate(now).slice(0, 4) ? dayAndMonth(fecha) : shortDate(fecha);
}

/** Formats a day between messages: 'Hoy', 'Ayer', '12 de noviembre de 2026'. */
export function messageDayName(fecha: string, now: Date): string {
  const day = caracasDate(new Date(fecha));
  if (day === caracasDate(now)) return 'Hoy';
  if (day === caracasDate(new Date(now.getTime() - DAY))) return 'Ayer';
  return longDate(fecha);
}

/** Formats a size: '820 kB', '1,4 MB'. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('es-VE')} kB`
    : `${(bytes / 1_000_000).toLocaleString('es-VE', { maximumFractionDigits: 1 })} MB`;

/** Returns 'Escribiendo...', in groups with the name. */
export function typingText(chat: Chat, typing: readonly string[], words: string): string | null {
  if (typing.length === 0) return null;
  if (chat.tipo === 'directo') return words;
  const name = chat.participantes.find(({ _id }) => _id === typing[0])?.nombre ?? 'Alguien';
  return typing.length > 1 ? `${name} y otros: ${words.toLowerCase()}` : `${name}: ${words.toLowerCase()}`;
}
