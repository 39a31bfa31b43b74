import type { Disponibilidad } from '@tuerca/contracts/citas/availability';
import { DEFAULT_BOOKING_RULES } from '@tuerca/contracts/citas/rules';
import type { Agenda, Cita } from '@tuerca/contracts/citas/schemas';
import { addDays } from '@tuerca/contracts/citas/slots';
import { DEFAULT_HORARIO } from '@tuerca/contracts/negocios/horario';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';

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
export const buildCita = (n = 1, overrides: Partial<Cita> = {}): Cita => {
  const { fecha, hora, estado } = { fecha: '2026-11-24', hora: '10:30', estado: 'confirmada' as const, ...overrides };
  const start = caracasInstant(fecha, hora);
  return {
    _id: n.toString(16).padStart(24, 'c'),
    estado,
    servicio: {
      _id: 'd'.repeat(24),
      nombre: 'Cambio de pastillas',
      categoria: 'sistema_frenos',
      precio: 45,
      precioBs: 4500,
      precioFijo: true,
      imagen: null,
    },
    taller: {
      _id: TALLER_ID,
      nombre: 'Frenos del Ávila',
      direccion: 'Av. Francisco de Miranda, Caracas',
      telefono: '+582121234567',
      fotoPerfil: null,
      ruta: `/talleres/${TALLER_ID}`,
    },
    cliente: {
      _id: 'e'.repeat(24),
      nombre: `Cliente ${n}`,
      email: 'cliente@demo.tuerca.ve',
      telefono: '+584141234567',
      fotoPerfil: null,
    },
    vehiculo: {
      _id: null,
      marca: 'Toyota',
      modelo: 'Corolla',
      anio: 2012,
      placa: 'AB123CD',
      tipo: 'sedan',
      color: null,
    },
    fechaHora: start.toISOString(),
    fecha,
    hora,
    fechaFin: new Date(start.getTime() + 3_600_000).toISOString(),
    duracionEstimada: 1,
    puesto: 1,
    fechaInicio: null,
    fechaFinalizacion: null,
    problemaReportado: 'Chilla al frenar',
    descripcion: 'Chilla al frenar',
    diagnostico: null,
    trabajosRealizados: [],
    notas: null,
    tecnico: null,
    fotosAntes: [],
    fotosDespues: [],
    precioEstimado: 45,
    precioEstimadoBs: 4500,
    precioFinal: null,
    precioFinalBs: null,
    tasa: null,
    promocion: null,
    garantia: null,
    kilometraje: null,
    razonCancelacion: null,
    canceladaPor: null,
    cancelableHasta: null,
    historialEstados: [{ estado: 'pendiente', fecha: '2026-11-20T15:00:00.000Z', notas: null, por: 'cliente' }],
    calificacion: null,
    comentario: null,
    valorado: false,
    inasistencias: 0,
    repuestos: null,
    createdAt: '2026-11-20T15:00:00.000Z',
    ...overrides,
  };
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
  return { puestos: 2, margen: 0, dias: days, citas: citas.filter(({ fecha }) => desde <= fecha && fecha <= hasta) };
};
