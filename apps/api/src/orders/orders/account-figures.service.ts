import { Injectable } from '@nestjs/common';
import type { UsuarioDetalle } from '@tuerca/contracts/admin/users-schemas';
import { OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { AccountFiguresRepository } from './account-figures.repository';
import type { Party } from './orders.repository';

/** One account's orders, as administrators look at it. */
@Injectable()
export class AccountFiguresService {
  constructor(private readonly repository: AccountFiguresRepository) {}

  /** What they add up to, with the last `limit` of them; the amount in Bs. */
  async of(party: Party, limit: number): Promise<NonNullable<UsuarioDetalle['pedidos']>> {
    const [states, recent] = await Promise.all([
      this.repository.sumByState(party),
      this.repository.findRecent(party, limit),
    ]);
    const sum = (rows: typeof states, field: 'pedidos' | 'monto') => rows.reduce((total, row) => total + row[field], 0);
    return {
      total: sum(states, 'pedidos'),
      abiertos: sum(
        states.filter(({ _id }) => OPEN_ESTADOS_PEDIDO.includes(_id)),
        'pedidos',
      ),
      monto: toMonto(sum(states, 'monto')),
      ultimos: recent.map(({ _id, fecha, total, ...rest }) => ({
        _id: String(_id),
        fecha: fecha.toISOString(),
        total: toMonto(total),
        ...rest,
      })),
    };
  }

  /** How many can still move. */
  countOpen(party: Party): Promise<number> {
    return this.repository.countIn(party, OPEN_ESTADOS_PEDIDO);
  }
}
