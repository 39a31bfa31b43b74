import { partsMissing, type RepuestosCita } from '@tuerca/contracts/citas/citas/parts';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { isMovable } from '@tuerca/contracts/citas/citas/states';
import { orderStanding } from '@tuerca/contracts/orders/orders/standing';
import type { CitaDoc } from './cita.schema';

type ShownOrder = RepuestosCita['pedidos'][number];
/** A stored order as far as an appointment tells of it. */
export type OrderOfParts = Omit<ShownOrder, '_id' | 'tienda' | 'enTaller'> & {
  _id: unknown;
  tienda: { nombre: string };
  instalacion: { enTaller: boolean } | null;
};

/** Parts of an appointment. A problem with them ends with the appointment, and when late ones have arrived after all. */
export function toRepuestos({ compra, estado }: CitaDoc, pedidos: OrderOfParts[]): Cita['repuestos'] {
  if (!compra) return null;
  const over = !isMovable({ estado });
  const came = compra.problema === 'atrasado' && !partsMissing(pedidos);
  return {
    orderNumber: compra.orderNumber,
    enTaller: compra.enTaller,
    problema: over || came ? null : compra.problema,
    pedidos: pedidos.map((pedido) => ({
      _id: String(pedido._id),
      numero: pedido.numero,
      tienda: pedido.tienda.nombre,
      ...orderStanding(pedido),
      enTaller: pedido.instalacion?.enTaller ?? false,
      items: pedido.items.map(({ nombre, cantidad, imagen }) => ({ nombre, cantidad, imagen })),
    })),
  };
}
