import type { Schema } from 'mongoose';

/** The indexes of appointments; each says which reading it is for, where its keys do not. */
export function indexCitas(schema: Pick<Schema, 'index'>): void {
  // A bay is never given away twice: every appointment that holds one carries each of its granules.
  schema.index({ tallerId: 1, puesto: 1, granulos: 1 }, { unique: true, partialFilterExpression: { ocupada: true } });
  // A vehicle is not booked twice for one moment: two tabs, a double click.
  schema.index(
    { clienteId: 1, 'vehiculo.placa': 1, fechaHora: 1 },
    { unique: true, partialFilterExpression: { ocupada: true } },
  );
  // A client has no more requests waiting at a workshop than there are slots. What was asked for before there were any has none.
  schema.index(
    { clienteId: 1, tallerId: 1, ranura: 1 },
    { unique: true, partialFilterExpression: { estado: 'pendiente', ranura: { $exists: true } } },
  );
  // What occupies the bays of a month, answered from the index alone.
  schema.index({ tallerId: 1, ocupada: 1, fechaHora: 1, puesto: 1, duracion: 1, margen: 1 });
  schema.index({ tallerId: 1, fechaHora: -1 });
  schema.index({ tallerId: 1, estado: 1, fechaHora: 1 });
  schema.index({ tallerId: 1, estado: 1, fechaFinalizacion: -1 });
  schema.index({ tallerId: 1, clienteId: 1, fechaHora: -1 });
  schema.index({ clienteId: 1, fechaHora: -1 });
  schema.index({ clienteId: 1, estado: 1, fechaHora: -1 });
  schema.index({ terminos: 1, tallerId: 1, fechaHora: -1 });
  schema.index({ terminos: 1, clienteId: 1, fechaHora: -1 });
  // The appointment of a purchase.
  schema.index({ 'compra.orderNumber': 1 }, { sparse: true });
  // What was made at a rate.
  schema.index({ fechaTasa: 1, tasa: 1, fechaFinalizacion: -1 });
  // What the sweeper looks for: appointments to come, by state.
  schema.index({ estado: 1, fechaHora: 1 });
}
