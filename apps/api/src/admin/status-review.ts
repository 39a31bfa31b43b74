import type { ClaveRevision, EstadoComprobacion } from '@tuerca/contracts/admin/states';
import type { Revision } from '@tuerca/contracts/admin/status';
import { UNDER_A_MINUTE } from '@tuerca/contracts/kernel/messages';

/** Does well: nothing to do. */
export const fine = (clave: ClaveRevision, resumen: string, cifra: number | null = null): Revision => ({
  clave,
  estado: 'ok',
  resumen,
  cifra,
  consejo: null,
});

/** Does badly (`falla`) or will soon (`atencion`), and what to do about it. */
export const troubled = (
  clave: ClaveRevision,
  estado: Exclude<EstadoComprobacion, 'ok'>,
  resumen: string,
  consejo: string,
  cifra: number | null = null,
): Revision => ({ clave, estado, resumen, cifra, consejo });

/** Looks at one part; what it throws is itself an answer: nobody knows how that part does. */
export async function review(clave: ClaveRevision, work: () => Promise<Revision>): Promise<Revision> {
  try {
    return await work();
  } catch {
    return troubled(clave, 'falla', 'No se pudo consultar', 'Revisa la base de datos y el registro del servidor.');
  }
}

/** The words for a database of which no backup is known. */
export const NO_BACKUP = {
  resumen: 'Sin respaldo registrado',
  consejo: 'Deja en marcha node apps/api/dist/backup-schedule.js: docs/configuracion.md dice cómo.',
} as const;

const GB = 1024 ** 3;
/** Bytes as people read them: '3,4 GB', '512 MB'. */
export const formatBytes = (bytes: number): string =>
  bytes >= GB
    ? `${(bytes / GB).toLocaleString('es-VE', { maximumFractionDigits: 1 })} GB`
    : `${Math.round(bytes / 1024 ** 2)} MB`;

const UNITS = [
  [86_400_000, 'día', 'días'],
  [3_600_000, 'hora', 'horas'],
  [60_000, 'minuto', 'minutos'],
] as const;
/** A span as people say it: '3 horas', 'menos de un minuto'. */
export function formatSpan(ms: number): string {
  const unit = UNITS.find(([size]) => ms >= size);
  if (!unit) return UNDER_A_MINUTE;
  const count = Math.floor(ms / unit[0]);
  return `${count} ${count === 1 ? unit[1] : unit[2]}`;
}
