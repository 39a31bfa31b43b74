import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import type { Harness } from './harness';
import { oid } from './ledger';

/* eslint-disable @typescript-eslint/no-explicit-any */
type Raw = Record<string, any>;
interface Month {
  pedidos: number;
  ventas: number;
  devoluciones: number;
  comisiones: number;
}

const PERCENT = 8;

/** A store's income by month ('2026-11'), counted from its orders and returns alone: nothing is read from the ledger. Céntimos. */
export async function incomeOf(h: Harness, tiendaId: string): Promise<Map<string, Month>> {
  const months = new Map<string, Month>();
  const add = (fecha: Date, figures: Partial<Month>) => {
    const mes = caracasDate(fecha).slice(0, 7);
    const month = months.get(mes) ?? { pedidos: 0, ventas: 0, devoluciones: 0, comisiones: 0 };
    for (const [name, amount] of Object.entries(figures)) month[name as keyof Month] += amount;
    months.set(mes, month);
  };
  const pedidos: Raw[] = await h.db
    .collection('pedidos')
    .find({ tiendaId: oid(h, tiendaId) })
    .toArray();
  for (const pedido of pedidos) {
    const paid = pedido.historialEstados.find(({ nota }: Raw) => nota === 'Pago confirmado');
    if (!paid) continue;
    const commission = Math.round((pedido.subtotal * PERCENT) / 100);
    add(paid.fecha, { pedidos: 1, ventas: pedido.total, comisiones: -commission });
    const cancelled = pedido.historialEstados.find(({ estado }: Raw) => estado === 'cancelado');
    if (cancelled) add(cancelled.fecha, { devoluciones: -pedido.total, comisiones: commission });
    const returns: Raw[] = await h.db
      .collection('devoluciones')
      .find({ pedidoId: pedido._id, estado: 'reembolsada' })
      .sort({ movida: 1 })
      .toArray();
    let returned = 0;
    for (const { subtotal, monto, movida } of returns) {
      const share = (part: number) => Math.round((commission * part) / pedido.subtotal);
      add(movida, { devoluciones: -monto, comisiones: share(returned + subtotal) - share(returned) });
      returned += subtotal;
    }
  }
  return months;
}
