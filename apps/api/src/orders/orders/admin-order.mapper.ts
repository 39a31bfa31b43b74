import type { PedidoFila } from '@tuerca/contracts/orders/orders/admin-schemas';
import { unitsOf } from '@tuerca/contracts/orders/orders/units';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { PedidoDoc } from './order.schema';
import { toReembolso } from './order-item.mapper';

/** As much of an order as a list shows. */
export type ListedOrder = Pick<
  PedidoDoc,
  '_id' | 'numero' | 'fecha' | 'estado' | 'subestado' | 'estadoPago' | 'metodoPago' | 'clienteId' | 'tiendaId'
> &
  Pick<PedidoDoc, 'total' | 'totalUSD' | 'tasa' | 'fechaTasa' | 'reembolso'> & {
    cliente: { nombre: string; email: string };
    tienda: { nombre: string };
    items: { cantidad: number }[];
  };

/** An order as the administrators' list shows it. */
export function toFila(doc: ListedOrder): PedidoFila {
  const { numero, estado, subestado, estadoPago, metodoPago, cliente, tienda, items } = doc;
  return {
    _id: String(doc._id),
    numero,
    fecha: doc.fecha.toISOString(),
    estado,
    subestado,
    estadoPago,
    metodoPago,
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
