import { Injectable } from '@nestjs/common';
import { joinObstacles, type Obstacle, OBSTACLES } from '@tuerca/contracts/admin/messages';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { AccountCitasService } from '../citas/account-citas.service';
import { PayoutsService } from '../comisiones/payouts.service';
import { DevolucionesService } from '../devoluciones/devoluciones.service';
import { AccountFiguresService } from '../orders/account-figures.service';
import { AppError } from '../platform/common/app-error';
import { DebtsService } from '../payments/debts.service';
import { PaymentsService } from '../payments/payments.service';

type Count = () => Promise<number>;

/** What other people still wait for from an account: while there is any, it can neither be deleted nor change its role. */
@Injectable()
export class ObstaclesService {
  constructor(
    private readonly orders: AccountFiguresService,
    private readonly payments: PaymentsService,
    private readonly debts: DebtsService,
    private readonly citas: AccountCitasService,
    private readonly devoluciones: DevolucionesService,
    private readonly payouts: PayoutsService,
  ) {}

  /** One phrase each, the weightiest first; none when the account is free. */
  async of({ id, role }: { id: string; role: Role }): Promise<string[]> {
    const counts = await Promise.all(
      Object.entries(this.countsOf(id, role)).map(async ([name, count]) => [name as Obstacle, await count()] as const),
    );
    return counts.flatMap(([name, n]) => (n > 0 ? [OBSTACLES[name](n)] : []));
  }

  /** Throws CUENTA_CON_PENDIENTES with the phrases. */
  async refuse(account: { id: string; role: Role }): Promise<void> {
    const phrases = await this.of(account);
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
          saldo: async () => Number(await this.payouts.isOwed(id)),
        };
      case 'workshop':
        return { citas: () => abiertas({ tallerId: id }) };
      default:
        return {};
    }
  }
}
