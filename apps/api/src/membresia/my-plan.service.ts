import { Injectable } from '@nestjs/common';
import type { RolPlan } from '@tuerca/contracts/kernel/roles';
import { MEMBRESIA_MESSAGES, missingServicesMessage } from '@tuerca/contracts/membresia/messages';
import type { SolicitudPlan } from '@tuerca/contracts/membresia/requests';
import { holdsAt } from '@tuerca/contracts/membresia/rules';
import type { MiPlan, PlanVigente } from '@tuerca/contracts/membresia/schemas';
import type { Tasa } from '@tuerca/contracts/platform/system/schemas';
import { toBolivares, toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { isDuplicateKey } from '../platform/database/database-errors';
import { Transactions } from '../platform/database/transactions';
import { type Reply, reply } from '../platform/http/reply';
import { SystemService } from '../platform/system/system.service';
import { MembershipAccountsRepository } from './accounts.repository';
import { MembershipExpiryService } from './expiry.service';
import { MembershipsService } from './memberships.service';
import { isBasic, toPlan } from './membresia.mapper';
import type { PlanDoc } from './plan.schema';
import { PlanLimitsService } from './plan-limits.service';
import { PlanPaymentsService } from './plan-payments.service';
import { PlansRepository } from './plans.repository';
import { SubscriptionsRepository } from './subscriptions.repository';
import { type Member, SubscriptionsService } from './subscriptions.service';

/** Use cases of a seller's own plan: reading it, requesting another one, earning it. */
@Injectable()
export class MyPlanService {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly limited: PlanLimitsService,
    private readonly subscriptions: SubscriptionsService,
    private readonly payments: PlanPaymentsService,
    private readonly repository: SubscriptionsRepository,
    private readonly plans: PlansRepository,
    private readonly accounts: MembershipAccountsRepository,
    private readonly system: SystemService,
    private readonly expiry: MembershipExpiryService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async mine({ id }: CurrentUser): Promise<Reply<MiPlan>> {
    return reply(await this.read(await this.memberships.member(id)));
  }

  /** Limits of a seller's plan now; for a member of a team those of her business. */
  async limits({ id, role }: CurrentUser): Promise<Reply<PlanVigente>> {
    const { nombre, limites } = await this.limited.planOf(id, role as RolPlan);
    return reply({ nombre, limites });
  }

  /**
   * Asks for a plan. The amount is what the plan costs at today's rate: another one throws PLAN_MONTO with the present one.
   * Throws PLAN_NO_ENCONTRADO, PLAN_DE_OTRO_ROL, PLAN_NO_DISPONIBLE, SOLICITUD_PENDIENTE, REFERENCIA_USADA.
   */
  async request({ id }: CurrentUser, { codigo, monto, ...payment }: SolicitudPlan): Promise<Reply<MiPlan>> {
    const member = await this.memberships.member(id);
    const plan = await this.offered(member, codigo);
    const { valor: tasa, fechaValor: fechaTasa } = await this.rate();
    const cents = toBolivares(plan.precio, tasa);
    if (toCentimos(monto) !== cents) throw new AppError('PLAN_MONTO', { data: { monto: toMonto(cents), tasa } });
    const { banco, referencia, fecha, ...payer } = payment;
    const clavePago = `${banco}:${fecha}:${referencia.replace(/^0+/, '') || '0'}`;
    const pago = { banco, referencia, fecha, monto: cents, tasa, fechaTasa };
    await this.transactions
      .run(async (tx) => {
        const request = await this.subscriptions.request(member, codigo, { pago, clavePago }, tx);
        await this.payments.register(request, payer, tx);
      })
      .catch((error: unknown) => {
        throw isDuplicateKey(error) ? new AppError('REFERENCIA_USADA') : error;
      });
    return reply(await this.read(member), { message: MEMBRESIA_MESSAGES.requested });
  }

  /** Withdraws my request; throws SUSCRIPCION_NO_ENCONTRADA when there is none. */
  async withdraw({ id }: CurrentUser): Promise<Reply<MiPlan>> {
    const member = await this.memberships.member(id);
    await this.transactions.run(async (tx) => {
      const withdrawn = await this.repository.withdraw(id, tx);
      if (!withdrawn) throw new AppError('SUSCRIPCION_NO_ENCONTRADA');
      await this.payments.end(withdrawn, { por: 'tienda', motivo: MEMBRESIA_MESSAGES.withdrawn }, tx);
    });
    return reply(await this.read(member), { message: MEMBRESIA_MESSAGES.withdrawn });
  }

  /** Takes a plan with completed services, which are used up by it; throws PLAN_SIN_MERITO and what `request` throws of plans. */
  async earn({ id }: CurrentUser, codigo: string): Promise<Reply<MiPlan>> {
    const member = await this.memberships.member(id);
    const { serviciosRequeridos: required } = await this.offered(member, codigo);
    if (!required) throw new AppError('PLAN_SIN_MERITO');
    await this.transactions.run(async (tx) => {
      if (!(await this.accounts.spendProgress(id, required, tx)))
        throw new AppError('PLAN_SIN_MERITO', {
          message: missingServicesMessage(required, (await this.accounts.progressOf(id)).saldo),
        });
      await this.subscriptions.grant(member, codigo, 'merito', null, tx);
    });
    await this.expiry.settle(id, member.role);
    return reply(await this.read(member), { message: MEMBRESIA_MESSAGES.earned });
  }

  /** The rate in force, by the database where memory still holds one that was withdrawn. */
  private async rate(): Promise<Tasa> {
    const remembered = await this.system.tasa();
    return (await this.system.isWithdrawn(remembered)) ? this.system.tasa() : remembered;
  }

  /** A plan that this account may take now. */
  private async offered({ id, role }: Member, codigo: string): Promise<PlanDoc> {
    const plan = await this.plans.findByCode(codigo);
    if (!plan) throw new AppError('PLAN_NO_ENCONTRADO');
    if (plan.rolUsuario !== role) throw new AppError('PLAN_DE_OTRO_ROL');
    const active = await this.repository.findLive(id, 'activa');
    const forGood = active?.codigo === codigo && active.fechaFin === null && holdsAt(active, this.clock.now());
    if (!plan.activo || isBasic(plan) || forGood) throw new AppError('PLAN_NO_DISPONIBLE');
    return plan;
  }

  private async read(member: Member): Promise<MiPlan> {
    const [membership, request, offered, { tasa, destinatario }] = await Promise.all([
      this.memberships.of(member),
      this.repository.findLive(member.id, 'pendiente'),
      this.plans.findOffered(member.role),
      this.system.open(),
    ]);
    const { titular, telefono, cuenta } = destinatario;
    return {
      ...membership,
      planes: offered.map((doc) => ({ ...toPlan(doc), precioBs: toMonto(toBolivares(doc.precio, tasa.valor)) })),
      tasa,
      pagoSolicitud: request && (await this.payments.of(request)),
      destinatario: titular && (telefono || cuenta) ? destinatario : null,
    };
  }
}
