import { OWN_DATA } from '@/lib/query-meta';

const times = ['citas', 'times'] as const;

/** Query keys of appointments, of the times that can be booked, and of a workshop's availability. */
export const citaKeys = {
  all: [OWN_DATA, 'citas'] as const,
  lists: [OWN_DATA, 'citas', 'list'] as const,
  list: (query: object) => [...citaKeys.lists, query] as const,
  one: (citaId: string) => [...citaKeys.all, 'one', citaId] as const,
  agenda: (desde: string, hasta: string) => [...citaKeys.all, 'agenda', desde, hasta] as const,
  statistics: [OWN_DATA, 'citas', 'statistics'] as const,
  customers: (query: object) => [...citaKeys.all, 'customers', query] as const,
  /** Every answer about free times: a booking anywhere may change any of them. */
  times,
  ofService: (servicioId: string, mes: string) => [...times, 'service', servicioId, mes] as const,
  firstOf: (servicioIds: readonly string[]) => [...times, 'first', ...servicioIds] as const,
  /** As the workshop itself may book it. */
  ofOwnService: (servicioId: string, mes: string) => [...times, OWN_DATA, 'service', servicioId, mes] as const,
  ofOwnDay: (servicioId: string, fecha: string) => [...times, OWN_DATA, 'day', servicioId, fecha] as const,
  ofCita: (citaId: string, mes: string) => [...times, OWN_DATA, citaId, mes] as const,
  availability: (tallerId: string) => ['citas', 'availability', tallerId] as const,
};
