import { formatKilometraje } from '@tuerca/contracts/citas/hojas/mileage';
import type { EventoPublico, GarantiaEvento } from '@tuerca/contracts/citas/hojas/schemas';
import { longDate } from '@/lib/format';
import type { Tone } from '@/ui/status-chip';

/** Parts of a record by which it can be filtered. */
export const VISTAS = ['todo', 'trabajos', 'repuestos', 'propios'] as const;
export type HojaMode = (typeof VISTAS)[number];
export const VISTA_LABELS: Record<HojaMode, string> = {
  todo: 'Todo',
  trabajos: 'Trabajos',
  repuestos: 'Repuestos',
  propios: 'Registros propios',
};
/** Whether an entry belongs to a part of the record. */
export const isInVista = (vista: HojaMode, { tipo, fuente }: Pick<EventoPublico, 'tipo' | 'fuente'>): boolean =>
  vista === 'todo' || (vista === 'propios' ? fuente === 'propio' : `${tipo}s` === vista);

/** Label and tone of an entry's source; `own` when its owner reads it. */
export const sourceOf = ({ fuente }: Pick<EventoPublico, 'fuente'>, own: boolean): { label: string; tone: Tone } =>
  ({
    taller: { label: 'Taller en Tuerca', tone: 'success' } as const,
    tienda: { label: 'Compra en Tuerca', tone: 'info' } as const,
    propio: { label: own ? 'Registro tuyo' : 'Anotado por su dueño', tone: 'neutral' } as const,
  })[fuente];

/** Returns 'Garantía vigente hasta el 21 de mayo de 2027 o los 85.000 km'. */
export function warrantyWords({ estado, hasta, hastaKilometros, texto }: GarantiaEvento): string {
  const date = hasta && `el ${longDate(hasta)}`;
  const distance = hastaKilometros !== null && `los ${formatKilometraje(hastaKilometros)}`;
  const limits = [date, distance].filter(Boolean).join(' o ');
  if (estado === 'sin_fecha') return `Garantía: ${texto ?? 'sin fecha'}`;
  return estado === 'vigente' ? `Garantía vigente hasta ${limits}` : `Garantía vencida (era hasta ${limits})`;
}
