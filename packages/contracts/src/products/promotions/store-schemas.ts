import { z } from 'zod';
import { Id, pageQuery, queryText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { Monto } from '../../venezuela/fields';
import { PRODUCTOS_APLICABLES } from './store-form';
import { ESTADOS_PROMOCION, PROMOCION_STATUS } from './store-states';

/** A product under a promotion, if nothing else lowered its price; without suffix dollars, `Bs` bolivars at the day's rate. */
const ProductoPromocionado = z.object({
  _id: Id,
  nombre: z.string(),
  imagen: z.string().nullable(),
  precioOriginal: Monto,
  precioFinal: Monto,
  precioOriginalBs: Monto,
  precioFinalBs: Monto,
});
export type ProductoPromocionado = z.infer<typeof ProductoPromocionado>;

/** A store's promotion; `descuento` percent, both dates are Caracas days that belong to the period. */
export const Promocion = z.object({
  _id: Id,
  id: Id,
  titulo: z.string(),
  descripcion: z.string(),
  descuento: z.number(),
  fechaInicio: z.iso.date(),
  fechaFin: z.iso.date(),
  productosAplicables: z.enum(PRODUCTOS_APLICABLES),
  productosSeleccionados: z.array(Id),
  categoriaSeleccionada: z.string().nullable(),
  condiciones: z.string(),
  estado: z.enum(ESTADOS_PROMOCION),
  /** The campaign of the platform behind it. */
  campana: Id.nullable(),
  tienda: z.object({ _id: Id, nombreTienda: z.string() }),
  createdAt: z.iso.datetime(),
});
export type Promocion = z.infer<typeof Promocion>;

/** The same as its store sees it: the number of its products, and the first of those chosen by name. */
export const PromocionPropia = Promocion.extend({
  totalProductos: z.number().int().min(0),
  /** Hidden, because the store's plan allows fewer; it comes back when there is room for it. */
  ocultoPorPlan: z.boolean(),
  producto: ProductoPromocionado.nullable(),
});
export type PromocionPropia = z.infer<typeof PromocionPropia>;

/** Result of applying promotions: those that hold or will hold, products that carry one of them. */
export const PromocionesAplicadas = z.object({
  promociones: z.number().int().min(0),
  productos: z.number().int().min(0),
});

export const PromocionQuery = z.object({ ...pageQuery(12), search: queryText(100), q: queryText(100) });
export const OwnPromocionQuery = PromocionQuery.extend({
  estado: z.enum(PROMOCION_STATUS, FIELD_MESSAGES.invalidEstado).default('all'),
});
