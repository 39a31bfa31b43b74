import { listWords } from '@tuerca/contracts/kernel/text';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import type { ProductoAdminQuery } from '@tuerca/contracts/products/products/admin-schemas';
import type { OwnProductQuery } from '@tuerca/contracts/products/products/own-schemas';
import { type EstadoProductoAdmin, type OwnProductGroup, USUAL_PRICE } from '@tuerca/contracts/products/products/rules';
import type { StoredValue } from '../../platform/catalogos/catalogo-holders.service';
import { trustFilter } from '../../platform/database/trust-filter';
import { vehiculoKey } from './product-derived';

/** Owner of the products: a store, or null (an administrator) for anybody's. */
export type Owner = string | null;
/** Filters of the administrators' list. */
export type AdminFilter = Omit<ProductoAdminQuery, 'page' | 'limit' | 'reportado'> & {
  /** Ids of the only products that may be found; undefined when all may. */
  only?: readonly string[];
};
/** Filters of a store's list. */
export type OwnFilter = Pick<
  OwnProductQuery,
  'productos' | 'grupo' | 'precioMin' | 'precioMax' | 'stockMin' | 'enOferta'
> & {
  words: string[];
  categoria?: string;
};
/** Scope of a campaign of the platform: an empty list means all, `precioMinimo` are dollars. */
export interface CampaignScope {
  categorias: readonly string[];
  marcas: readonly string[];
  precioMinimo: number | null;
}
/** The products of a store that a promotion is for: these, those of a category, those of a campaign, or without any all. */
export interface PromotionScope {
  productos?: readonly string[];
  categoria?: string;
  campana?: CampaignScope;
}

const IN_STATE: Record<EstadoProductoAdmin, object> = {
  visible: { eliminado: false, visible: true },
  sin_publicar: { eliminado: false, activo: false, oculto: null },
  oculto: { eliminado: false, oculto: { $ne: null } },
  eliminado: { eliminado: true },
};

/** Condition of an aggregation: at or below the minimum. */
export const AT_MINIMUM = { $lte: ['$stock', '$stockMinimo'] };
const GROUPS: Record<OwnProductGroup, object> = {
  publicados: { activo: true },
  ocultos: { activo: false },
  bajos: { $expr: AT_MINIMUM },
  agotados: { stock: 0 },
  ofertas: { enOferta: true },
};

/** Query for the products of an owner that are not withdrawn. */
export const owned = (owner: Owner) => ({ ...(owner !== null && { tiendaId: owner }), eliminado: false });

/** Query for a store's list. */
export function ownProducts(
  tiendaId: string,
  { productos, grupo, words, categoria, precioMin, precioMax, stockMin, enOferta }: OwnFilter,
) {
  const precio = {
    ...(precioMin !== undefined && { $gte: precioMin }),
    ...(precioMax !== undefined && { $lte: precioMax }),
  };
  return trustFilter({
    ...owned(tiendaId),
    ...(productos && { _id: { $in: [...productos] } }),
    ...(words.length && { terminos: { $all: words } }),
    ...(categoria && { categoria }),
    ...(Object.keys(precio).length && { precio }),
    ...(enOferta && { enOferta: true }),
    $and: [...(stockMin === undefined ? [] : [{ stock: { $gte: stockMin } }]), GROUPS[grupo!] ?? {}],
  });
}

/** Query for the administrators' list. */
export function allProducts({ q, tienda, categoria, estado, sinFoto, precioRaro, only }: AdminFilter): object {
  const words = listWords(q ?? '');
  return trustFilter({
    ...(estado ? IN_STATE[estado] : { eliminado: false }),
    ...(only && { _id: { $in: [...only] } }),
    ...(tienda && { tiendaId: tienda }),
    ...(categoria && { categoria }),
    ...(words.length && { terminos: { $all: words } }),
    ...(sinFoto && { imagenes: { $size: 0 } }),
    ...(precioRaro && { $or: [{ precio: { $lt: USUAL_PRICE.min } }, { precio: { $gt: USUAL_PRICE.max } }] }),
  });
}

/** Products with a value of a list, hidden and withdrawn ones included. Their indexes begin with `visible` or with what fits. */
export function having(lista: Lista, { padre, nombre }: StoredValue): object {
  if (lista === 'marcas') return padre === null ? { marcas: nombre } : { modelos: vehiculoKey(padre, nombre) };
  const visible = { $in: [true, false] };
  return padre === null ? { visible, categoria: nombre } : { visible, categoria: padre, subcategoria: nombre };
}

/** Query for the products that a campaign is for. */
export const inCampaign = ({ categorias, marcas, precioMinimo }: CampaignScope) => ({
  ...(categorias.length && { categoria: { $in: [...categorias] } }),
  ...(marcas.length && { marcas: { $in: [...marcas] } }),
  ...(precioMinimo !== null && { precio: { $gte: precioMinimo } }),
});
/** Query for the products that a promotion is for. */
export const inPromotion = ({ productos, categoria, campana }: PromotionScope) => {
  if (campana) return inCampaign(campana);
  return productos ? { _id: { $in: [...productos] } } : categoria ? { categoria } : {};
};
