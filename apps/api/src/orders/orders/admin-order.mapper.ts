import type { PedidoFila } from '@tuerca/contracts/orders/orders/admin-schemas';
import { orderStanding } from '@tuerca/contracts/orders/orders/standing';
import type { OrderStanding } from '@tuerca/contracts/orders/orders/standing-schema';
import { unitsOf } from '@tuerca/contracts/orders/orders/units';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { PedidoDoc } from './order.schema';
import { toReembolso } from './order-item.mapper';

/** As much of an order as a list shows. */
export type ListedOrder = Pick<PedidoDoc, '_id' | 'numero' | 'fecha' | 'clienteId' | 'tiendaId' | keyof OrderStanding> &
  Pick<PedidoDoc, 'total' | 'totalUSD' | 'tasa' | 'fechaTasa' | 'reembolso'> & {
    cliente: { nombre: string; email: string };
    tienda: { nombre: string };
    items: { cantidad: number }[];
  };

/** An order as the administrators' list shows it. */
export function toFila(doc: ListedOrder): PedidoFila {
  const { numero, cliente, tienda, items } = doc;
  return {
    _id: String(doc._id),
    numero,
    fecha: doc.fecha.toISOString(),
    ...orderStanding(doc),
    reembolso: toReembolso(doc.reembolso),
    cliente: { _id: String(doc.clienteId), nombre: cliente.nombre, email: cliente.email },
    tienda: { _id: String(doc.tiendaId), nombre: tienda.nombre },
    unidades: unitsOf(items),
    total: toMonto(doc.total),
    totalUSD: toMonto(doc.totalUSD),
    tasa: doc.tasa,
    fechaTasa: doc.fechaTasa,
  };
}
