import { z } from 'zod';
import { appointmentFields } from '../../citas/citas/inputs';
import { CITA_MESSAGES } from '../../citas/citas/messages';
import { Id, line, nullableLines } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { ESTADO_NAMES } from '../../venezuela/estados';
import { Monto, TipoVehiculoField } from '../../venezuela/fields';
import { TIPOS_VEHICULO } from '../../venezuela/tipos-vehiculo';

const { servicioId, fecha, hora, vehiculo, vehiculoId } = appointmentFields;

/** The appointment that a client books together with a purchase; its problem is 'mount these parts', `nota` adds to it. */
export const Instalacion = z
  .object({ servicioId, tallerId: Id, fecha, hora, vehiculo, vehiculoId, nota: nullableLines(500) })
  .refine((one) => !!one.vehiculo || !!one.vehiculoId, { path: ['vehiculo'], message: CITA_MESSAGES.vehicleRequired });
export type Instalacion = z.output<typeof Instalacion>;

/** Input for finding workshops: a vehicle of the garage (the chosen one when left out) or a type; a place, the account's when left out. */
export const InstalacionesQuery = z.object({
  vehiculoId: Id.optional(),
  tipo: TipoVehiculoField.optional(),
  estado: z.enum(ESTADO_NAMES, FIELD_MESSAGES.invalidEstado).optional(),
  ciudad: line().max(80).optional(),
  /** Way of the parts; the shortest plausible one when left out. */
  entrega: z.enum(['retiro', 'delivery']).optional(),
});
export type InstalacionesQuery = z.output<typeof InstalacionesQuery>;

/** Place where a product is to be mounted, and type of the vehicle. */
export const InstalacionProductoQuery = InstalacionesQuery.pick({ tipo: true, ciudad: true }).extend({
  estado: z.enum(ESTADO_NAMES, FIELD_MESSAGES.invalidEstado),
});
export type InstalacionProductoQuery = z.output<typeof InstalacionProductoQuery>;

/** Distance of a workshop from the client. */
export const CERCANIAS = ['ciudad', 'estado', 'cerca'] as const;

/** A service that mounts parts of the cart, with its next free times (Caracas). `precio` dollars, `duracion` minutes; `…Final` is what a booking of now costs. */
export const ServicioInstalacion = z.object({
  servicioId: Id,
  nombre: z.string(),
  precio: Monto,
  precioBs: Monto,
  precioFinal: Monto,
  precioFinalBs: Monto,
  precioFijo: z.boolean(),
  duracion: z.number().int(),
  /** Parts of the cart that this work mounts. */
  productoIds: z.array(Id),
  /** False: the workshop works on that system, but has not confirmed that it mounts this very part. */
  exacto: z.boolean(),
  dias: z.array(z.object({ fecha: z.string(), horas: z.array(z.string()) })),
});
export type ServicioInstalacion = z.infer<typeof ServicioInstalacion>;

/** A workshop that can mount parts of the cart. */
export const TallerInstalacion = z.object({
  _id: Id,
  nombre: z.string(),
  ciudad: z.string(),
  estado: z.string(),
  direccion: z.string(),
  fotoPerfil: z.string().nullable(),
  calificacion: z.number(),
  numeroValoraciones: z.number().int(),
  ruta: z.string(),
  cercania: z.enum(CERCANIAS),
  servicios: z.array(ServicioInstalacion),
});
export type TallerInstalacion = z.infer<typeof TallerInstalacion>;

/** Workshops that can mount the cart's parts. */
export const Instalaciones = z.object({
  /** The parts that a workshop mounts; the cart's other parts need none. */
  repuestos: z.array(z.object({ productoId: Id, nombre: z.string() })),
  /** Place for which the answer holds. */
  lugar: z.object({ estado: z.string(), ciudad: z.string().nullable() }).nullable(),
  vehiculoId: Id.nullable(),
  tipo: z.enum(TIPOS_VEHICULO).nullable(),
  /** Not before the parts can be there. */
  desde: z.iso.datetime(),
  talleres: z.array(TallerInstalacion),
});
export type Instalaciones = z.infer<typeof Instalaciones>;
