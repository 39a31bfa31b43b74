import { canonicalMarca } from '@tuerca/contracts/auth/garaje/marcas';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import type { Campana, CampanaDeTienda } from '@tuerca/contracts/products/campaigns/schemas';
import { campanaEstado, ESTADO_CAMPANA_LABELS } from '@tuerca/contracts/products/campaigns/states';
import { canonicalCategoria } from '@tuerca/contracts/products/products/categorias';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import type { CampanaDoc } from './campaign.schema';

/** The terms of a campaign, with categories and brands as their lists name them now. */
export const toTerms = (doc: CampanaDoc) => ({
  id: String(doc._id),
  nombre: doc.nombre,
  descripcion: doc.descripcion,
  porcentaje: doc.porcentaje,
  fechaInicio: doc.fechaInicio,
  fechaFin: doc.fechaFin,
  categorias: doc.categorias.map((name) => canonicalCategoria(name)),
  marcas: doc.marcas.map((name) => canonicalMarca(name)),
  precioMinimo: doc.precioMinimo,
});

const shown = (doc: CampanaDoc, now: Date) => {
  const { id, ...terms } = toTerms(doc);
  return { _id: id, ...terms, estado: campanaEstado(doc, now), version: doc.version };
};

/** A campaign as administrators see it at `now`; `tiendas` are in it. */
export const toCampana = (doc: CampanaDoc, tiendas: number, now: Date): Campana => ({
  ...shown(doc, now),
  activa: doc.activa,
  tiendas,
  createdAt: doc.createdAt.toISOString(),
  updatedAt: doc.updatedAt.toISOString(),
});

/** A campaign as a store sees it at `now`. */
export const toCampanaDeTienda = (
  doc: CampanaDoc,
  own: Pick<CampanaDeTienda, 'unida' | 'productos'>,
  now: Date,
): CampanaDeTienda => ({ ...shown(doc, now), ...own });

/** Columns of campaigns in a file. */
export const CAMPAIGN_FILE_COLUMNS: readonly FileColumn<Campana>[] = [
  column('Nombre', ({ nombre }) => nombre),
  column('Estado', ({ estado }) => ESTADO_CAMPANA_LABELS[estado]),
  column('Descuento %', ({ porcentaje }) => porcentaje),
  column('Desde', ({ fechaInicio }) => fechaInicio),
  column('Hasta', ({ fechaFin }) => fechaFin),
  column('Categorías', ({ categorias }) => categorias.join(', ') || 'Todas'),
  column('Marcas', ({ marcas }) => marcas.join(', ') || 'Todas'),
  column('Precio mínimo Ref. $', ({ precioMinimo }) => precioMinimo),
  column('Tiendas', ({ tiendas }) => tiendas),
  column('Creada', ({ createdAt }) => caracasDate(new Date(createdAt))),
];
