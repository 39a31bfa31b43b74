import { z } from 'zod';
import { Id, queryText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { ESTADOS_CAMPANA } from './states';

const Terminos = z.object({
  _id: Id,
  nombre: z.string(),
  descripcion: z.string(),
  porcentaje: z.number(),
  fechaInicio: z.iso.date(),
  fechaFin: z.iso.date(),
  categorias: z.array(z.string()),
  marcas: z.array(z.string()),
  precioMinimo: z.number().nullable(),
  estado: z.enum(ESTADOS_CAMPANA),
  /** Grows with every change that an administrator makes. */
  version: z.number().int(),
});

/** A campaign of the platform as administrators see it; `tiendas` counts its stores. */
export const Campana = Terminos.extend({
  activa: z.boolean(),
  tiendas: z.number().int().min(0),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Campana = z.infer<typeof Campana>;

/** Reach of switching a campaign off or changing it: its stores, and their products that carry its price. */
export const AlcanceCampana = z.object({ tiendas: z.number().int().min(0), productos: z.number().int().min(0) });
export type AlcanceCampana = z.infer<typeof AlcanceCampana>;

/** An open campaign as a store sees it: `productos` of its own are in it, or would be. */
export const CampanaDeTienda = Terminos.extend({ unida: z.boolean(), productos: z.number().int().min(0) });
export type CampanaDeTienda = z.infer<typeof CampanaDeTienda>;

/** Filters of the administrators' list. */
export const campanaFilters = {
  estado: z.enum(ESTADOS_CAMPANA, FIELD_MESSAGES.invalidEstado).optional(),
  q: queryText(80),
};
