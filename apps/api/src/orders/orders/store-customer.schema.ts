import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { collection, required } from '../../platform/database/plain-schema';

/**
 * Purchases of a client at a store, kept in step with the orders in their own transactions, so that a list sorted by any of
 * these sums reads one page of an index. Counts only grow; `gastoTotal` (céntimos of Bs.) is paid and not given back.
 */
export interface StoreCustomerDoc {
  _id: Types.ObjectId;
  tiendaId: Types.ObjectId;
  clienteId: Types.ObjectId;
  /** As the latest order names the client. */
  nombre: string;
  email: string;
  telefono: string;
  /** The name as it is sorted. */
  alfabetico: string;
  totalPedidos: number;
  gastoTotal: number;
  ultimoPedido: Date;
  fechaPrimerCompra: Date;
  /** Words by whose beginnings the store finds the client. */
  terminos: string[];
}

export const STORE_CUSTOMER = 'ClienteTienda';

export const StoreCustomerSchema = new Schema<StoreCustomerDoc>(
  {
    tiendaId: required.id,
    clienteId: required.id,
    nombre: required.string,
    email: required.string,
    telefono: required.string,
    alfabetico: required.string,
    totalPedidos: required.number,
    gastoTotal: required.number,
    ultimoPedido: required.date,
    fechaPrimerCompra: required.date,
    terminos: { type: [String], default: [] },
  } as SchemaDefinition<StoreCustomerDoc>,
  collection('clientes_tienda'),
);
StoreCustomerSchema.index({ tiendaId: 1, clienteId: 1 }, { unique: true });
StoreCustomerSchema.index({ tiendaId: 1, ultimoPedido: -1, _id: -1 });
StoreCustomerSchema.index({ tiendaId: 1, alfabetico: 1, _id: 1 });
StoreCustomerSchema.index({ tiendaId: 1, gastoTotal: -1, _id: -1 });
StoreCustomerSchema.index({ tiendaId: 1, totalPedidos: -1, _id: -1 });
StoreCustomerSchema.index({ tiendaId: 1, terminos: 1 });
