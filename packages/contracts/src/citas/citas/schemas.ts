import { z } from 'zod';
import { Autor } from '../../kernel/autor';
import { Id } from '../../kernel/fields';
import { Monto } from '../../venezuela/fields';
import { TIPOS_VEHICULO } from '../../venezuela/tipos-vehiculo';
import { CONFLICT_REASONS } from './availability';
import { RepuestosCita } from './parts';
import { ESTADOS_CITA } from './states';

/** Authors of a move. */
export const CITA_ACTORS = ['cliente', 'taller', 'administracion', 'sistema'] as const;
export type CitaActor = (typeof CITA_ACTORS)[number];

const text = z.string().nullable();
const instant = z.iso.datetime();

/** The vehicle as it was when the appointment was made; `_id` names it in the client's garage when it came from there. */
export const VehiculoCita = z.object({
  _id: Id.nullable(),
  marca: z.string(),
  modelo: z.string(),
  anio: z.number().int(),
  placa: z.string(),
  tipo: z.enum(TIPOS_VEHICULO).nullable(),
  color: text,
});
export type VehiculoCita = z.infer<typeof VehiculoCita>;

/** A price that a member of the team proposed; dollars. The warranty in days and kilometres, 0 for none. */
export const PrecioPropuesto = z.object({
  precio: Monto,
  motivo: text,
  garantiaDias: z.number().int(),
  garantiaKilometros: z.number().int(),
  kilometraje: z.number().int().nullable(),
  fecha: instant,
  autor: Autor.nullable(),
});

/**
 * An appointment, alike for both parties. `…Bs` are bolivars, frozen when the work was completed and at the day's rate
 * before; other prices are dollars. What only the workshop sees is null for its client: `notas`, `puesto`, `inasistencias`, `precioPropuesto`.
 */
export const Cita = z.object({
  _id: Id,
  estado: z.enum(ESTADOS_CITA),
  servicio: z.object({
    _id: Id,
    nombre: z.string(),
    categoria: z.string(),
    precio: Monto,
    precioBs: Monto,
    /** False: 'desde', the final price is the workshop's. */
    precioFijo: z.boolean(),
    imagen: text,
  }),
  taller: z.object({
    _id: Id,
    nombre: z.string(),
    direccion: text,
    telefono: text,
    fotoPerfil: text,
    /** Its public page. */
    ruta: z.string(),
  }),
  /** Without an account, booked by the workshop: `email` is null. */
  cliente: z.object({ _id: Id, nombre: z.string(), email: text, telefono: text, fotoPerfil: text }),
  vehiculo: VehiculoCita,
  fechaHora: instant,
  /** Caracas date and time of `fechaHora`. */
  fecha: z.string(),
  hora: z.string(),
  /** Planned end of the work, without the margin after it. */
  fechaFin: instant,
  /** Hours. */
  duracionEstimada: z.number(),
  puesto: z.number().int().nullable(),
  /** Begin and end of the work. */
  fechaInicio: instant.nullable(),
  fechaFinalizacion: instant.nullable(),
  problemaReportado: z.string(),
  /** The same as `problemaReportado`. */
  descripcion: z.string(),
  diagnostico: text,
  trabajosRealizados: z.array(z.string()),
  notas: text,
  tecnico: z.object({ nombre: z.string() }).nullable(),
  /** Time and author of the workshop's last notes on the work; told to the workshop alone. */
  anotado: z.object({ fecha: instant, autor: Autor.nullable() }).nullish(),
  fotosAntes: z.array(z.string()),
  fotosDespues: z.array(z.string()),
  /** Price of the service after the promotion. */
  precioEstimado: Monto,
  precioEstimadoBs: Monto,
  precioFinal: Monto.nullable(),
  precioFinalBs: Monto.nullable(),
  /** The price that its client had approved when the final one was set; null before, and of prices that are older than this field. */
  precioAprobado: Monto.nullable(),
  precioAprobadoBs: Monto.nullable(),
  /** Why the final price is above it. */
  motivoPrecio: text,
  /** A price that waits for the owner, with the end of the work as it was sent; told to the workshop alone. */
  precioPropuesto: PrecioPropuesto.nullable(),
  /** Bs. per dollar that `precioFinalBs` was frozen at. */
  tasa: z.number().nullable(),
  /** `descuento` in dollars; offers without a code apply by themselves. */
  promocion: z.object({ codigo: text, nombre: z.string(), descuento: Monto }).nullable(),
  /** Last Caracas date, or kilometres after `kilometraje`; 0 days or kilometres: no such limit. */
  garantia: z.object({ dias: z.number().int(), kilometros: z.number().int(), hasta: text }).nullable(),
  kilometraje: z.number().int().nullable(),
  razonCancelacion: text,
  canceladaPor: z.enum(CITA_ACTORS).nullable(),
  /** End of the client's right to cancel or move it; null when that is over or never began. */
  cancelableHasta: instant.nullable(),
  /** The same once it is confirmed: the workshop’s notice, or longer after the workshop moved it. */
  limiteCambio: instant,
  historialEstados: z.array(
    z.object({
      estado: z.enum(ESTADOS_CITA),
      fecha: instant,
      notas: text,
      por: z.enum(CITA_ACTORS),
      autor: Autor.nullish(),
    }),
  ),
  calificacion: z.object({ puntuacion: z.number().int(), comentario: text, fecha: instant }).nullable(),
  /** The text of `calificacion`. */
  comentario: text,
  valorado: z.boolean(),
  /** Appointments missed by this client, anywhere, within the last 90 days. */
  inasistencias: z.number().int().nullable(),
  /** The parts bought together with it; null when it was booked alone. */
  repuestos: RepuestosCita.nullable(),
  createdAt: instant,
});
export type Cita = z.infer<typeof Cita>;

/** A page of a workshop's appointments. */
export const CitasTaller = z.object({
  citas: z.array(Cita),
  total: z.number().int(),
  totalPages: z.number().int(),
});
/** The list of either party: a client's is the page itself. */
export const CitaList = z.union([z.array(Cita), CitasTaller]);

/** Free times of a month; only days with times. Dates and times are those of Caracas, `duracion` in minutes. */
export const HorasDelMes = z.object({
  tallerId: Id,
  servicioId: Id,
  mes: z.string(),
  duracion: z.number().int(),
  /** First and last date that the workshop opens for booking, whatever the month. */
  desde: z.string(),
  hasta: z.string(),
  dias: z.array(z.object({ fecha: z.string(), horas: z.array(z.string()) })),
  /** Minutes before its time until which a confirmed appointment can be cancelled or moved. */
  antelacionCancelacion: z.number().int(),
  /** Reason against booking at all: a sentence for the client. */
  aviso: text,
});
export type HorasDelMes = z.infer<typeof HorasDelMes>;

/** First time at which a service can be booked (Caracas); without one `aviso` says why, a sentence for the client. */
export const PrimeraHora = z.object({
  servicioId: Id,
  primera: z.object({ fecha: z.string(), hora: z.string() }).nullable(),
  aviso: text,
});
export type PrimeraHora = z.infer<typeof PrimeraHora>;

/** Every time of a day at which a workshop can begin a service of its own, with the bays that are free for it. */
export const HorasDelDia = z.object({
  fecha: z.string(),
  servicioId: Id,
  horas: z.array(z.object({ hora: z.string(), puestos: z.array(z.number().int()) })),
});
export type HorasDelDia = z.infer<typeof HorasDelDia>;

/** An appointment that an availability would leave outside. */
export const CitaAfectada = z.object({
  _id: Id,
  estado: z.enum(ESTADOS_CITA),
  fechaHora: instant,
  fecha: z.string(),
  hora: z.string(),
  cliente: z.string(),
  servicio: z.string(),
  telefono: text,
  /** Whether its client has no account, and so gets no notices. */
  sinCuenta: z.boolean(),
  motivo: z.enum(CONFLICT_REASONS),
});
export type CitaAfectada = z.infer<typeof CitaAfectada>;

/** The days of a workshop's agenda and what stands in them; hours of Caracas, null on a closed day. */
export const Agenda = z.object({
  puestos: z.number().int(),
  margen: z.number().int(),
  dias: z.array(
    z.object({
      fecha: z.string(),
      apertura: text,
      cierre: text,
      bloqueos: z.array(z.object({ horaInicio: text, horaFin: text, motivo: text })),
    }),
  ),
  citas: z.array(Cita),
  /** Appointments still in their bay after their planned end, of any day; filled if today is among the days. */
  atrasadas: z.array(Cita),
});
export type Agenda = z.infer<typeof Agenda>;
