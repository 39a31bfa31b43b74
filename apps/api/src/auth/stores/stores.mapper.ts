import { DEFAULT_DELIVERY, type EntregaTienda } from '@tuerca/contracts/auth/stores/delivery';
import type { Tienda } from '@tuerca/contracts/auth/stores/schemas';
import { toNegocio } from '../negocios/negocio.mapper';
import type { TiendaDoc } from './store.schema';

/** Delivery settings of a store; the defaults when it has none. */
export const toEntrega = (doc: Pick<TiendaDoc, 'entrega'> | undefined): EntregaTienda =>
  doc?.entrega ? { ...doc.entrega, efectivo: doc.entrega.efectivo ?? DEFAULT_DELIVERY.efectivo } : DEFAULT_DELIVERY;

/** A store as the public sees it; RIF and search terms stay behind. */
export const toTienda = (doc: TiendaDoc): Tienda => ({
  ...toNegocio(doc),
  nombreTienda: doc.nombreTienda,
  categorias: doc.categorias,
});
