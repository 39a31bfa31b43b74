import type { Tienda } from '@tuerca/contracts/stores/schemas';
import { toNegocio } from '../negocios/negocio.mapper';
import type { TiendaDoc } from './store.schema';

/** A store as the public sees it; RIF and search terms stay behind. */
export const toTienda = (doc: TiendaDoc): Tienda => ({
  ...toNegocio(doc),
  nombreTienda: doc.nombreTienda,
  categorias: doc.categorias,
});
