import { z } from 'zod';
import { Meta } from '../../kernel/envelope';
import { Id, pageQuery, queryBoolean, queryText, requiredReason } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { Tasa } from '../../platform/system/schemas';
import { ProductFields } from './form';
import { PRODUCT_MESSAGES } from './messages';
import { OwnProducto } from './own-schemas';
import { ESTADOS_PRODUCTO_ADMIN, MAX_HIDDEN_AT_ONCE } from './rules';

/** A product of any store as administrators list it. */
export const ProductoAdmin = OwnProducto.extend({
  tienda: z.object({ _id: Id, nombreTienda: z.string(), activa: z.boolean() }),
  estado: z.enum(ESTADOS_PRODUCTO_ADMIN),
  /** Its price is far from what parts cost. */
  precioRaro: z.boolean(),
});
export type ProductoAdmin = z.infer<typeof ProductoAdmin>;

const filters = {
  q: queryText(100),
  tienda: Id.optional(),
  categoria: queryText(60),
  estado: z.enum(ESTADOS_PRODUCTO_ADMIN, FIELD_MESSAGES.invalidEstado).optional(),
  sinFoto: queryBoolean,
  precioRaro: queryBoolean,
  /** Somebody reported it, and no administrator has decided yet. */
  reportado: queryBoolean,
};
/** Filters of the list of all stores' products, newest first. */
export const ProductoAdminQuery = z.object({ ...pageQuery(20, 100), ...filters });
export type ProductoAdminQuery = z.output<typeof ProductoAdminQuery>;
/** The same without pages. */
export const ProductoExportQuery = z.object(filters);
/** Page facts and the rate of the prices. */
export const ProductoAdminMeta = Meta.extend({ tasa: Tasa });

/** Why products are hidden; their store reads it. */
export const MotivoOcultar = requiredReason(PRODUCT_MESSAGES.hideReason);
/** A product that an administrator writes for a store. */
export const NuevoProductoTienda = z.object({ tiendaId: Id, producto: ProductFields });
/** Several products to hide at once. */
export const OcultarProductos = z.object({
  ids: setOf(Id, MAX_HIDDEN_AT_ONCE, `Elige como máximo ${MAX_HIDDEN_AT_ONCE} productos`).min(
    1,
    'Elige al menos un producto',
  ),
  motivo: MotivoOcultar,
});
