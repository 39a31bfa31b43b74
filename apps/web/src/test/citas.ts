import type { Cita, HorasDelDia, HorasDelMes } from '@tuerca/contracts/citas/citas/schemas';

const id = (n: number) => n.toString(16).padStart(24, '0');

const SERVICIO: Cita['servicio'] = {
  _id: id(1),
  nombre: 'Cambio de pastillas',
  categoria: 'sistema_frenos',
  precio: 20,
  precioBs: 2000,
  precioFijo: true,
  imagen: null,
};
const TALLER: Cita['taller'] = {
  _id: id(700),
  nombre: 'Frenos del Ávila',
  direccion: 'Av. Libertador, Caracas',
  telefono: '+582121234567',
  fotoPerfil: null,
  ruta: `/talleres/${id(700)}`,
};
const CLIENTE: Cita['cliente'] = {
  _id: 'a'.repeat(24),
  nombre: 'María Pérez',
  email: 'client@demo.tuerca.ve',
  telefono: null,
  fotoPerfil: null,
};

/** An appointment that waits for its workshop: Tuesday 24 November 2026, 10:30 in Caracas; `n` makes its id. */
export const buildCita = (n = 1, overrides: Partial<Cita> = {}): Cita => ({
  _id: id(0xc000 + n),
  estado: 'pendiente',
  servicio: SERVICIO,
  taller: TALLER,
  cliente: CLIENTE,
  vehiculo: { _id: null, marca: 'Toyota', modelo: 'Corolla', anio: 2012, placa: 'AB123CD', tipo: 'sedan', color: null },
  fechaHora: '2026-11-24T14:30:00.000Z',
  fecha: '2026-11-24',
  hora: '10:30',
  fechaFin: '2026-11-24T16:00:00.000Z',
  duracionEstimada: 1.5,
  puesto: null,
  fechaInicio: null,
  fechaFinalizacion: null,
  problemaReportado: 'Al frenar suena y vibra',
  descripcion: 'Al frenar suena y vibra',
  diagnostico: null,
  trabajosRealizados: [],
  notas: null,
  tecnico: null,
  fotosAntes: [],
  fotosDespues: [],
  precioEstimado: 20,
  precioEstimadoBs: 2000,
  precioFinal: null,
  precioFinalBs: null,
  precioAprobado: null,
  precioAprobadoBs: null,
  motivoPrecio: null,
  precioPropuesto: null,
  tasa: null,
  promocion: null,
  garantia: null,
  kilometraje: null,
  razonCancelacion: null,
  canceladaPor: null,
  limiteCambio: '2026-11-24T14:30:00.000Z',
  cancelableHasta: '2026-11-24T14:30:00.000Z',
  historialEstados: [{ estado: 'pendiente', fecha: '2026-11-22T14:00:00.000Z', notas: null, por: 'cliente' }],
  calificacion: null,
  comentario: null,
  valorado: false,
  inasistencias: null,
  repuestos: null,
  createdAt: '2026-11-22T14:00:00.000Z',
  ...overrides,
});

/** A workshop's own times of a day: one with one free bay, the others with two. */
export const buildStarts = (fecha: string): HorasDelDia => ({
  fecha,
  servicioId: id(1),
  horas: [
    { hora: '09:00', puestos: [1, 3] },
    { hora: '09:05', puestos: [2] },
    { hora: '10:25', puestos: [1, 3] },
    { hora: '10:30', puestos: [1, 3] },
    { hora: '14:00', puestos: [1, 3] },
  ],
});

/** The free times of November 2026: the 24th with three of them, the 25th with one. */
export const buildTimes = (overrides: Partial<HorasDelMes> = {}): HorasDelMes => ({
  tallerId: id(700),
  servicioId: id(1),
  mes: '2026-11',
  duracion: 90,
  desde: '2026-11-22',
  hasta: '2027-01-21',
  dias: [
    { fecha: '2026-11-24', horas: ['09:00', '10:30', '14:00'] },
    { fecha: '2026-11-25', horas: ['08:00'] },
  ],
  antelacionCancelacion: 0,
  aviso: null,
  ...overrides,
});
