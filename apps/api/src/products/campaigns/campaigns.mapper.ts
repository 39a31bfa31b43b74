import { canonicalMarca } from '@tuerca/contracts/auth/garaje/marcas';
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

/** Columns of campaigns in a file for spreadsheets. */
export const CAMPAIGN_HEADERS = [
  'Nombre',
  'Estado',
  'Descuento %',
  'Desde',
  'Hasta',
  'Categorías',
  'Marcas',
  'Precio mínimo Ref. $',
  'Tiendas',
  'Creada',
];

/** A campaign as a row of the file. */
export const toRow = (campana: Campana) => [
  campana.nombre,
  ESTADO_CAMPANA_LABELS[campana.estado],
  campana.porcentaje,
  campana.fechaInicio,
  campana.fechaFin,
  campana.categorias.join(', ') || 'Todas',
  campana.marcas.join(', ') || 'Todas',
  campana.precioMinimo,
  campana.tiendas,
  caracasDate(new Date(campana.createdAt)),
];
