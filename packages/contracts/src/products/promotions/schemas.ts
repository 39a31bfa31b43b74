import { z } from 'zod';
import { Id, pageQuery, queryText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { TIPOS_DESCUENTO } from './rules';
import { ESTADOS_OFERTA, OFERTA_STATUS } from './states';

const ServicioDeOferta = z.object({ _id: Id, nombre: z.string() });

/** An offer as everybody sees it; `valorDescuento` is a percentage or dollars, both dates are Caracas days that belong to the period. */
export const OfertaPublica = z.object({
  _id: Id,
  nombre: z.string(),
  descripcion: z.string(),
  tipoDescuento: z.enum(TIPOS_DESCUENTO),
  valorDescuento: z.number(),
  servicioId: Id.nullable(),
  /** The service that it is for; null also when that was withdrawn. */
  servicio: ServicioDeOferta.nullable(),
  categoria: z.string().nullable(),
  fechaInicio: z.iso.date(),
  fechaFin: z.iso.date(),
  codigoPromo: z.string().nullable(),
  imagen: z.string().nullable(),
});
export type OfertaPublica = z.infer<typeof OfertaPublica>;

/** An offer as its workshop sees it; without `limiteUsos` it may be used without end. */
export const Oferta = OfertaPublica.extend({
  activa: z.boolean(),
  estado: z.enum(ESTADOS_OFERTA),
  limiteUsos: z.number().int().nullable(),
  usos: z.number().int(),
  usosRestantes: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
});
export type Oferta = z.infer<typeof Oferta>;

/** Reduction of a service's price by a code, in dollars. */
export const DescuentoOferta = z.object({
  ofertaId: Id,
  nombre: z.string(),
  codigoPromo: z.string().nullable(),
  tipoDescuento: z.enum(TIPOS_DESCUENTO),
  valorDescuento: z.number(),
  precio: z.number(),
  descuento: z.number(),
  precioFinal: z.number(),
});
export type DescuentoOferta = z.infer<typeof DescuentoOferta>;

export const OfertaQuery = z.object({
  ...pageQuery(12),
  search: queryText(100),
  q: queryText(100),
  status: z.enum(OFERTA_STATUS, FIELD_MESSAGES.invalidEstado).default('all'),
});
