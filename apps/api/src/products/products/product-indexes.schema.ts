import type { Schema } from 'mongoose';

/** The indexes of products; each says which reading it is for, where its keys do not. */
export function indexProducts(schema: Pick<Schema, 'index'>): void {
  // `visible` stands in every filter, so it leads; each sort ends in _id, so that pages never overlap.
  schema.index({ visible: 1, createdAt: -1, _id: -1 });
  schema.index({ visible: 1, precioFinalCentavos: 1, _id: 1 });
  schema.index({ visible: 1, vendidos: -1, _id: -1 });
  schema.index({ visible: 1, destacado: -1, vendidos: -1, _id: -1 });
  schema.index({ visible: 1, categoria: 1, subcategoria: 1, createdAt: -1, _id: -1 });
  schema.index({ marcas: 1, visible: 1, createdAt: -1 });
  schema.index({ modelos: 1, visible: 1, createdAt: -1 });
  schema.index({ sirveA: 1, visible: 1, createdAt: -1 });
  schema.index({ terminos: 1, visible: 1 });
  schema.index({ tiendaId: 1, visible: 1, createdAt: -1 });
  schema.index({ tiendaId: 1, sku: 1 }, { unique: true, partialFilterExpression: { sku: { $exists: true } } });
  schema.index({ precioCambiaEn: 1 });
  schema.index({ cambiadoEn: 1 });
  // A store's own list: an index for each of its orders, and one that holds everything its counters count.
  schema.index({ tiendaId: 1, eliminado: 1, createdAt: -1, _id: -1 });
  schema.index({ tiendaId: 1, eliminado: 1, nombreOrden: 1, _id: 1 });
  schema.index({ tiendaId: 1, eliminado: 1, precio: 1, _id: 1 });
  schema.index({ tiendaId: 1, eliminado: 1, stock: 1, _id: 1 });
  schema.index({ tiendaId: 1, eliminado: 1, vendidos: 1, _id: 1 });
  schema.index({ tiendaId: 1, eliminado: 1, categoria: 1, activo: 1, enOferta: 1, stock: 1, stockMinimo: 1 });
  schema.index(
    { tiendaId: 1, ocultoPorPlan: 1, createdAt: 1, _id: 1 },
    { partialFilterExpression: { ocultoPorPlan: true } },
  );
  schema.index({ 'promociones.promocionId': 1 }, { sparse: true });
  // Held units whose time is over and that are still there.
  schema.index({ 'apartado.hasta': 1, stock: 1 }, { sparse: true });
  // The administrators' list over all stores; withdrawn products are few, and so are hidden ones.
  schema.index({ eliminado: 1, createdAt: -1, _id: -1 });
  schema.index({ 'oculto.fecha': -1 }, { sparse: true });
  schema.index({ eliminado: 1, precio: 1 });
}
