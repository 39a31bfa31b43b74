import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import type { Disponibilidad } from '@tuerca/contracts/citas/citas/availability';
import { isCitaLate } from '@tuerca/contracts/citas/citas/late';
import { DEFAULT_BOOKING_RULES } from '@tuerca/contracts/citas/citas/rules';
import type { Agenda, Cita } from '@tuerca/contracts/citas/citas/schemas';
import { addDays, caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { buildCita } from './citas';

/** The workshop that is signed in (test/people). */
export const TALLER_ID = 'a'.repeat(24);

/** An availability as a workshop has it that never saved one. */
export const buildDisponibilidad = (overrides: Partial<Disponibilidad> = {}): Disponibilidad => ({
  tallerId: TALLER_ID,
  aceptaCitas: true,
  horarioRegular: DEFAULT_HORARIO,
  bloqueos: [],
  fechasEspeciales: [],
  ...DEFAULT_BOOKING_RULES,
  version: 3,
  ...overrides,
});

/** An appointment on Tuesday 24 November 2026 at 10:30, confirmed; `n` makes its id and its client's name. */
export const buildWorkshopCita = (n = 1, overrides: Partial<Cita> = {}): Cita => {
  const { fecha, hora } = { fecha: '2026-11-24', hora: '10:30', ...overrides };
  const start = caracasInstant(fecha, hora);
  const { servicio, taller, cliente } = buildCita();
  return buildCita(n, {
    _id: n.toString(16).padStart(24, 'c'),
    estado: 'confirmada',
    servicio: { ...servicio, precio: 45, precioBs: 4500 },
    taller: { ...taller, _id: TALLER_ID, ruta: `/talleres/${TALLER_ID}` },
    cliente: { ...cliente, _id: 'e'.repeat(24), nombre: `Cliente ${n}`, telefono: '+584141234567' },
    fechaHora: start.toISOString(),
    fecha,
    hora,
    fechaFin: new Date(start.getTime() + 3_600_000).toISOString(),
    duracionEstimada: 1,
    puesto: 1,
    problemaReportado: 'Chilla al frenar',
    descripcion: 'Chilla al frenar',
    precioEstimado: 45,
    precioEstimadoBs: 4500,
    cancelableHasta: null,
    historialEstados: [{ estado: 'pendiente', fecha: '2026-11-20T15:00:00.000Z', notas: null, por: 'cliente' }],
    inasistencias: 0,
    createdAt: '2026-11-20T15:00:00.000Z',
    ...overrides,
  });
};

/** A page of a workshop's list. */
export const buildCitas = (...citas: Cita[]) => ({
  data: { citas, total: citas.length, totalPages: 1 },
  meta: { page: 1, limit: 100, total: citas.length, totalPages: 1 },
});

/** Days from 8 to 17, two bays. */
export const buildAgenda = (desde: string, hasta: string, citas: readonly Cita[]): Agenda => {
  const days: Agenda['dias'] = [];
  for (let fecha = desde; fecha <= hasta; fecha = addDays(fecha, 1))
    days.push({ fecha, apertura: '08:00', cierre: '17:00', bloqueos: [] });
  const shown = citas.filter(({ fecha }) => desde <= fecha && fecha <= hasta);
  const now = new Date();
  const isNow = desde <= caracasDate(now) && caracasDate(now) <= hasta;
  const atrasadas = isNow ? citas.filter((cita) => isCitaLate(cita, now)) : [];
  return { puestos: 2, margen: 0, dias: days, citas: shown, atrasadas };
};
