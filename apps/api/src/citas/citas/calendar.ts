import { createHash } from 'node:crypto';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { formatDuration } from '@tuerca/contracts/citas/citas/durations';
import { plannedEnd } from './cita.policy';
import type { CitaDoc } from './cita.schema';

const CRLF = '\r\n';
/** Octets of a line, its beginning included (RFC 5545, 3.1). */
const MAX_LINE = 73;

/** '20261121T143000Z'. */
const stamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Breaks a line after at most 73 octets, never inside a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MAX_LINE) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join(`${CRLF} `);
}

/** An appointment as an iCalendar file (RFC 5545): the same one again after a move, so that a calendar updates it. */
export function toCalendar(cita: CitaDoc, { url, now }: { url: string; now: Date }): string {
  const { servicio, taller, vehiculo, fechaHora, duracion, estado, historialEstados } = cita;
  const cancelled = estado === 'cancelada' || estado === 'no_asistio';
  const description = [
    `${vehicleName(vehiculo)}, ${vehiculo.placa}`,
    `Duración estimada: ${formatDuration(duracion)}`,
    ...(taller.telefono ? [`Teléfono del taller: ${taller.telefono}`] : []),
    url,
  ].join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tuerca//Citas//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${createHash('sha1').update(String(cita._id)).digest('hex')}@tuerca`,
    `SEQUENCE:${historialEstados.length}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(fechaHora)}`,
    `DTEND:${stamp(plannedEnd(cita))}`,
    `SUMMARY:${escapeText(`${servicio.nombre} en ${taller.nombre}`)}`,
    ...(taller.direccion ? [`LOCATION:${escapeText(taller.direccion)}`] : []),
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    `STATUS:${cancelled ? 'CANCELLED' : estado === 'pendiente' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(fold).join(CRLF) + CRLF;
}
