import { z } from 'zod';
import { line, lines, nameText, requiredText } from '../kernel/fields';
import { tooLong } from '../kernel/messages';
import { ESTADO_NAMES } from './estados';
import { Telefono } from './fields';

/** GeoJSON point [lng, lat]; [0, 0] is what old clients send for 'unknown' and is dropped. */
const GeoPoint = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
});
/** A place on earth, or nothing. */
export const Coordenadas = GeoPoint.nullish().transform((point) =>
  point && (point.coordinates[0] !== 0 || point.coordinates[1] !== 0) ? point : undefined,
);

const optionalText = (max: number) => line().max(max, `Usa como máximo ${max} caracteres`).optional();

/** An address as registration sends it. */
export const Direccion = z.object({
  ciudad: requiredText('La ciudad es obligatoria', 80),
  estado: z.enum(ESTADO_NAMES, 'El estado es obligatorio'),
  pais: line().max(60).default('Venezuela'),
  codigoPostal: requiredText('El código postal es obligatorio', 10),
  calle: optionalText(160),
  numero: optionalText(30),
  referencias: optionalText(200),
  coordenadas: Coordenadas,
});
export type Direccion = z.infer<typeof Direccion>;

/** An address as an account keeps it: the street is optional. */
export const DireccionPerfil = Direccion.omit({ coordenadas: true });

/** Delivery address of an order: with the street and the recipient. */
export const DireccionEntrega = Direccion.omit({ coordenadas: true }).extend({
  nombre: nameText('Escribe quién recibe el pedido'),
  telefono: Telefono,
  calle: requiredText('Escribe la calle o avenida', 160),
  instrucciones: lines().max(300, tooLong(300)).optional(),
});
export type DireccionEntrega = z.infer<typeof DireccionEntrega>;
