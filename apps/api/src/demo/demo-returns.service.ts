import { Injectable } from '@nestjs/common';
import { DAY } from '@tuerca/contracts/kernel/time';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { ReturnHistoryService } from '../orders/devoluciones/return-history.service';
import { OrdersService } from '../orders/orders/orders.service';
import type { DemoAccountIds } from './demo-accounts.service';
import { OPEN_RETURNS, planReturn } from './demo-returns-plan';

/** Stores of the documented accounts, and how many returns each of them and of the others gets. */
const DOCUMENTED = 2;
const MANY = 9;
const FEW = 2;
/** Days after the delivery at which clients ask. */
const ASKED_AFTER = 0.5;
/** Days after the delivery within which the newest returns are asked for only now: every part is under warranty then. */
const UNDER_WARRANTY = 28;
/** Days ago of the newest open return, and between it and the one before. */
const LATEST = 0.3;
const BETWEEN = 1.1;

const deliveredAt = ({ historialEstados }: Pedido): Date =>
  new Date(historialEstados.findLast(({ estado }) => estado === 'entregado')!.fecha);

/** Returns of the demo's clients: open ones of the last days, and those of half a year, in every state. */
@Injectable()
export class DemoReturns {
  constructor(
    private readonly history: ReturnHistoryService,
    private readonly orders: OrdersService,
  ) {}

  /** Needs the orders, and the sales of the stores' ledger: a refund looks for its sale. Returns how many were stored. */
  async load({ tiendas }: DemoAccountIds, now: Date): Promise<number> {
    let made = 0;
    for (const [place, id] of [...tiendas.values()].entries()) {
      const wanted = place < DOCUMENTED ? MANY : FEW;
      for (const [turn, pedido] of (await this.delivered(id, wanted)).entries())
        if (await this.record(pedido, turn, now)) made++;
    }
    return made;
  }

  /** Delivered orders of a store: half of them the newest, the others from all of its past. */
  private async delivered(id: string, wanted: number): Promise<Pedido[]> {
    const store = { id, role: 'store' as const, sid: '' };
    const { data } = await this.orders.list(store, orders.list.query.parse({ status: 'entregado', limit: 60 }));
    const newest = data.slice(0, Math.ceil(wanted / 2));
    const rest = data.slice(newest.length);
    const apart = Math.max(1, Math.floor(rest.length / (wanted - newest.length || 1)));
    return [...newest, ...rest.filter((_, i) => i % apart === 0).slice(0, wanted - newest.length)];
  }

  private async record(pedido: Pedido, turn: number, now: Date): Promise<boolean> {
    const delivered = deliveredAt(pedido).getTime();
    const isOpen = turn < OPEN_RETURNS && now.getTime() - delivered < UNDER_WARRANTY * DAY;
    const recently = isOpen ? now.getTime() - (LATEST + BETWEEN * turn) * DAY : 0;
    const asked = new Date(Math.max(delivered + ASKED_AFTER * DAY, recently));
    if (asked > now) return false;
    const { _id, nombre, telefono, cedula } = pedido.cliente;
    const { productoId } = pedido.items[turn % pedido.items.length]!;
    const stored = await this.history.record({
      ...planReturn(turn, asked, now, isOpen),
      cliente: { id: _id, role: 'client', sid: '' },
      pedido: pedido._id,
      lineas: [{ productoId, cantidad: 1 }],
      reembolso: { nombreBanco: 'Banesco', cedula: cedula ?? 'V-12345678', telefono, nombrePersona: nombre },
    });
    return stored !== null;
  }
}
