import { Injectable } from '@nestjs/common';
import { joinObstacles, type Obstacle, OBSTACLES } from '@tuerca/contracts/admin/messages';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { AccountCitasService } from '../citas/citas/account-citas.service';
import { PayoutsService } from '../orders/comisiones/payouts.service';
import { DevolucionesService } from '../orders/devoluciones/devoluciones.service';
import { OrderQueuesService } from '../orders/orders/order-queues.service';
import { DebtsService } from '../payments/payments/debts.service';
import { PaymentsService } from '../payments/payments/payments.service';
import { AppError } from '../platform/common/app-error';

type Count = () => Promise<number>;

/** NoticeContent and resolved after a deletion, so that they do not stand in its way. */
const RESOLVED_LATER: readonly Obstacle[] = ['pedidos', 'citas'];

/**
 * Open things of an account: while there are any, it can neither be deleted nor change its role. A deletion leaves open orders
 * and appointments to the administrators who resolve them.
 */
@Injectable()
export class ObstaclesService {
  constructor(
    private readonly orders: OrderQueuesService,
    private readonly payments: PaymentsService,
    private readonly debts: DebtsService,
    private readonly citas: AccountCitasService,
    private readonly devoluciones: DevolucionesService,
    private readonly payouts: PayoutsService,
  ) {}

  /** Obstacles to deleting it: one phrase each, the weightiest first; none when the account is free. */
  of(account: { id: string; role: Role }): Promise<string[]> {
    return this.phrases(account, RESOLVED_LATER);
  }

  /** Throws CUENTA_CON_PENDIENTES with the phrases of what stands in the way of deleting it. */
  async refuseRemoval(account: { id: string; role: Role }): Promise<void> {
    this.refuseFor(await this.of(account));
  }

  /** The same for another role, which may leave nothing behind. */
  async refuseRole(account: { id: string; role: Role }): Promise<void> {
    this.refuseFor(await this.phrases(account, []));
  }

  private async phrases({ id, role }: { id: string; role: Role }, except: readonly Obstacle[]): Promise<string[]> {
    const asked = Object.entries(this.countsOf(id, role)).filter(([name]) => !except.includes(name as Obstacle));
    const counts = await Promise.all(asked.map(async ([name, count]) => [name as Obstacle, await count()] as const));
    return counts.flatMap(([name, n]) => (n > 0 ? [OBSTACLES[name](n)] : []));
  }

  private refuseFor(phrases: readonly string[]): void {
    if (!phrases.length) return;
    const message = `Primero hay que resolver: ${joinObstacles(phrases)}.`;
    throw new AppError('CUENTA_CON_PENDIENTES', { message });
  }

  private countsOf(id: string, role: Role): Partial<Record<Obstacle, Count>> {
    const abiertas = async (owner: { clienteId: string } | { tallerId: string }) =>
      (await this.citas.of(owner)).abiertas;
    switch (role) {
      case 'client':
        return {
          pedidos: () => this.orders.countOpen({ clienteId: id }),
          pagos: () => this.payments.countOpenOf(id),
          saldosCliente: () => this.debts.countOpenOf(id),
          citas: () => abiertas({ clienteId: id }),
          devoluciones: () => this.devoluciones.countOpen({ clienteId: id }),
        };
      case 'store':
        return {
          pedidos: () => this.orders.countOpen({ tiendaId: id }),
          devoluciones: () => this.devoluciones.countOpen({ tiendaId: id }),
          // What its open orders bring is decided with them.
          saldo: async () => Number(await this.payouts.isOwed(id, await this.orders.openIds({ tiendaId: id }))),
        };
      case 'workshop':
        return {
          citas: () => abiertas({ tallerId: id }),
          saldo: async () => Number(await this.payouts.isOwed(id)),
        };
      default:
        return {};
    }
  }
}
