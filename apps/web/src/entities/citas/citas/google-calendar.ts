import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { withQuery } from '@/lib/paths';

/** '20261124T143000Z' of an instant. */
const stamp = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Address that opens the appointment as a new event of Google Calendar. */
export const googleCalendarUrl = ({ servicio, taller, vehiculo, fechaHora, fechaFin }: Cita): string =>
  withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: `${servicio.nombre} en ${taller.nombre}`,
    dates: `${stamp(fechaHora)}/${stamp(fechaFin)}`,
    details: `${vehiculo.marca} ${vehiculo.modelo} ${vehiculo.anio}`,
    location: taller.direccion,
    ctz: 'America/Caracas',
  });
