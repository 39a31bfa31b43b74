import type { Schema } from 'mongoose';

/** The indexes of orders; each says which reading it is for, where its keys do not. */
export function indexOrders(schema: Pick<Schema, 'index'>): void {
  schema.index({ numero: 1 }, { unique: true });
  schema.index({ orderNumber: 1 });
  schema.index({ pagoId: 1 });
  // Lists end their order with _id, so that pages neither repeat nor miss one; without it in the index, all would be sorted anew.
  schema.index({ clienteId: 1, fecha: -1, _id: -1 });
  schema.index({ tiendaId: 1, fecha: -1, _id: -1 });
  schema.index({ tiendaId: 1, total: -1, _id: -1 });
  schema.index({ tiendaId: 1, clienteId: 1, fecha: -1, _id: -1 });
  // The last two fields let the numbers on the store's tabs be counted without reading an order.
  schema.index({ tiendaId: 1, estado: 1, fecha: -1, _id: -1, subestado: 1, estadoPago: 1 });
  schema.index({ clienteId: 1, estado: 1, 'items.productoId': 1 });
  // A client's orders are few enough to be read; a store's are not.
  schema.index({ tiendaId: 1, terminos: 1 });
  // The administrators' list of all orders, and its tabs.
  schema.index({ fecha: -1, _id: -1 });
  schema.index({ total: -1, _id: -1 });
  schema.index({ estado: 1, fecha: -1, _id: -1 });
  schema.index({ estadoPago: 1, fecha: -1, _id: -1 });
  schema.index({ terminos: 1 });
  // What was made at a rate, and how much that is.
  schema.index({ fechaTasa: 1, tasa: 1 });
  schema.index({ tasa: 1 });
  // What waits for a store at each step, by when it was paid; absent until then, so that a purchase does not pay for it.
  schema.index(
    { tiendaId: 1, estado: 1, subestado: 1, fechaPagado: 1, _id: 1 },
    { partialFilterExpression: { fechaPagado: { $exists: true } } },
  );
  // What is held for clients who pay at the pick-up, by the end of the hold.
  schema.index(
    { tiendaId: 1, estado: 1, retirarHasta: 1, _id: 1 },
    { partialFilterExpression: { retirarHasta: { $exists: true } } },
  );
  // Of paid orders until nothing is left to tell.
  schema.index({ revisarRetraso: 1 }, { partialFilterExpression: { revisarRetraso: { $exists: true } } });
  // How many orders are on their way to an office that administrators are about to change.
  schema.index(
    { 'formaEnvio.oficina.id': 1, estado: 1 },
    { partialFilterExpression: { 'formaEnvio.oficina.id': { $exists: true } } },
  );
  // Absent until the delivery, so that a purchase does not pay for it.
  schema.index({ tiendaId: 1, fechaEntrega: -1 }, { partialFilterExpression: { fechaEntrega: { $exists: true } } });
}
