/** Units at or below which a product is low on stock, where its store has set no other number. */
export const DEFAULT_MIN_STOCK = 5;
/** Most units of one product on a shelf. */
export const MAX_UNITS = 1_000_000;
/** Longest name and description of a product, in characters. */
export const MAX_PRODUCT_NAME = 160;
export const MAX_PRODUCT_TEXT = 4000;
/** Tags of one product. */
export const MAX_TAGS = 12;
/** Part numbers of other makers that one product replaces. */
export const MAX_EQUIVALENTS = 20;
/** Rows of vehicles that one product fits. */
export const MAX_FIT_ROWS = 60;
/** Most rows of a product's table of specifications. */
export const MAX_SPECIFICATIONS = 40;

/** Factor of a bulk change above which a new price needs a confirmation: more than +900 %. */
export const ASKED_RISE = 10;

/** Whether a product is low on stock: at or below its minimum. */
export const isLowStock = ({ stock, stockMinimo }: { stock: number; stockMinimo?: number | null }): boolean =>
  stock <= (stockMinimo ?? DEFAULT_MIN_STOCK);

/** Parts of a store's own list: on sale, hidden, low on stock, sold out, with a discount. */
export const OWN_PRODUCT_GROUPS = ['publicados', 'ocultos', 'bajos', 'agotados', 'ofertas'] as const;
export type OwnProductGroup = (typeof OWN_PRODUCT_GROUPS)[number];
/** Parts of the list, as chips name them. */
export const OWN_PRODUCT_GROUP_LABELS: Record<OwnProductGroup, string> = {
  publicados: 'Publicados',
  ocultos: 'Ocultos',
  bajos: 'Stock bajo',
  agotados: 'Agotados',
  ofertas: 'En oferta',
};
/** Sort orders of a store's own list; a leading minus is descending. */
export const OWN_PRODUCT_SORTS = [
  '-createdAt',
  'createdAt',
  'nombre',
  '-nombre',
  'precio',
  '-precio',
  'stock',
  '-stock',
  'vendidos',
  '-vendidos',
] as const;

/** Reasons for a movement: opening stock, a sale, units that an order gave back, a count of the shelf, an import, units held for a client or let go. */
export const MOVEMENT_REASONS = ['inicial', 'venta', 'devolucion', 'ajuste', 'importacion', 'apartado'] as const;
export type MovimientoMotivo = (typeof MOVEMENT_REASONS)[number];
/** Their names on screen. */
export const MOVEMENT_LABELS: Record<MovimientoMotivo, string> = {
  inicial: 'Stock inicial',
  venta: 'Venta',
  devolucion: 'Devuelto al inventario',
  ajuste: 'Ajuste de stock',
  importacion: 'Importación',
  apartado: 'Apartado para un cliente',
};

/** Prices in dollars outside of which an administrator reviews. */
export const USUAL_PRICE = { min: 1, max: 2000 } as const;
/** Products that are hidden in one call, at most. */
export const MAX_HIDDEN_AT_ONCE = 100;

/** Origin of a part. */
export const TIPOS_REPUESTO = ['Original', 'Alternativo', 'Remanufacturado'] as const;
/** Conditions of a part. */
export const CONDITIONS = ['nuevo', 'usado', 'remanufacturado'] as const;

/** State of a product for administrators: on sale, hidden by its store, hidden by them, withdrawn for good. */
export const ESTADOS_PRODUCTO_ADMIN = ['visible', 'sin_publicar', 'oculto', 'eliminado'] as const;
export type EstadoProductoAdmin = (typeof ESTADOS_PRODUCTO_ADMIN)[number];
/** Label of each on screen. */
export const ESTADO_PRODUCTO_LABELS: Record<EstadoProductoAdmin, string> = {
  visible: 'Visible',
  sin_publicar: 'Sin publicar',
  oculto: 'Oculto por administración',
  eliminado: 'Eliminado',
};
