import { Injectable } from '@nestjs/common';
import type { RolPlan } from '@tuerca/contracts/kernel/roles';
import { DAY } from '@tuerca/contracts/kernel/time';
import { DEFAULT_PLANS } from '@tuerca/contracts/membresia/defaults';
import { endOfPeriod } from '@tuerca/contracts/membresia/rules';
import type { EstadoSuscripcion } from '@tuerca/contracts/membresia/states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { toBolivares, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { UsersService } from '../auth/users/users.service';
import { PlanPaymentsService } from '../membresia/plan-payments.service';
import { PlansService } from '../membresia/plans.service';
import { SubscriptionsService } from '../membresia/subscriptions.service';
import { Transactions } from '../platform/database/transactions';
import { SystemService } from '../platform/system/system.service';
import type { DemoAccountIds } from './demo-accounts.service';

interface Sample {
  /** Place of the store or workshop among those of the demo. */
  place: number;
  codigo: string;
  estado: EstadoSuscripcion;
  /** Days since it began, or since it was asked for. */
  days: number;
  motivo?: string;
}
/** Every state; the second store's ends in three days or so, by the length of the month. */
const STORES: readonly Sample[] = [
  { place: 0, codigo: 'PREMIUM_TIENDA', estado: 'vencida', days: 40 },
  { place: 0, codigo: 'PREMIUM_TIENDA', estado: 'activa', days: 9 },
  { place: 1, codigo: 'PRO_TIENDA', estado: 'activa', days: 27 },
  { place: 2, codigo: 'PRO_TIENDA', estado: 'vencida', days: 45 },
  { place: 3, codigo: 'PRO_TIENDA', estado: 'pendiente', days: 0 },
  { place: 4, codigo: 'PRO_TIENDA', estado: 'activa', days: 15 },
  { place: 5, codigo: 'PREMIUM_TIENDA', estado: 'cancelada', days: 60, motivo: 'Cancelación administrativa' },
  { place: 6, codigo: 'PRO_TIENDA', estado: 'rechazada', days: 6, motivo: 'La referencia no aparece en el banco' },
];
const WORKSHOPS: readonly Sample[] = [
  { place: 0, codigo: 'PRO_TALLER', estado: 'activa', days: 20 },
  { place: 1, codigo: 'PREMIUM_TALLER', estado: 'activa', days: 100 },
  { place: 2, codigo: 'PRO_TALLER', estado: 'pendiente', days: 1 },
  { place: 3, codigo: 'PRO_TALLER', estado: 'vencida', days: 50 },
];

/** The default plans, and subscriptions of demo stores and workshops in every state. */
@Injectable()
export class DemoMemberships {
  constructor(
    private readonly plans: PlansService,
    private readonly subscriptions: SubscriptionsService,
    private readonly payments: PlanPaymentsService,
    private readonly system: SystemService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
  ) {}

  async load({ tiendas, talleres }: Pick<DemoAccountIds, 'tiendas' | 'talleres'>, now: Date): Promise<void> {
    await this.plans.makeDefaults({ id: 'sistema' });
    const { valor: tasa } = await this.system.tasa();
    await this.loadRole('store', [...tiendas.values()], STORES, { now, tasa });
    await this.loadRole('workshop', [...talleres.values()], WORKSHOPS, { now, tasa });
  }

  private async loadRole(
    role: RolPlan,
    ids: readonly string[],
    samples: readonly Sample[],
    moment: { now: Date; tasa: number },
  ): Promise<void> {
    for (const [i, { place, codigo, estado, days, motivo = null }] of samples.entries()) {
      const account = (await this.users.findById(ids[place]!))!;
      const member = { id: ids[place]!, role, nombre: account.negocio ?? account.nombre, email: account.email };
      const plan = DEFAULT_PLANS.find((one) => one.codigo === codigo)!;
      const createdAt = new Date(moment.now.getTime() - days * DAY);
      const held = estado !== 'pendiente' && estado !== 'rechazada';
      const past = {
        estado,
        createdAt,
        motivo,
        fechaInicio: held ? createdAt : null,
        fechaFin: held ? endOfPeriod(createdAt, plan.intervalo) : null,
        pago: {
          banco: '0102',
          // The demo's bank does not find those that end in 00: what waits, waits for a person.
          referencia: `${48_210_377 + i * 1_013 + (role === 'store' ? 0 : 500_000)}${estado === 'pendiente' ? '00' : ''}`,
          fecha: caracasDate(createdAt),
          monto: toBolivares(toCentimos(plan.precio), moment.tasa),
          tasa: moment.tasa,
        },
      };
      await this.transactions.run(async (tx) => {
        const subscription = await this.subscriptions.record(member, codigo, past, tx);
        if (estado === 'pendiente') await this.payments.register(subscription, {}, tx);
      });
    }
  }
}
