import { Injectable } from '@nestjs/common';
import { wholeEmails } from '@tuerca/contracts/kernel/fields';
import { listWords } from '@tuerca/contracts/kernel/text';
import { DAY } from '@tuerca/contracts/kernel/time';
import type { membresiaAdmin } from '@tuerca/contracts/membresia/admin-endpoints';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import { BASIC_CODES, BASIC_LEVEL, ENDS_SOON_DAYS } from '@tuerca/contracts/membresia/rules';
import type { Membresia, Suscripcion } from '@tuerca/contracts/membresia/schemas';
import { SETTLEMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { AuditService } from '../platform/audit/audit.service';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { Transactions } from '../platform/database/transactions';
import { type Reply, reply, replyPage } from '../platform/http/reply';
import type { Parsed } from '../platform/http/request-context';
import { MembershipAccountsRepository } from './accounts.repository';
import { MembershipExpiryService } from './expiry.service';
import { MembershipsService } from './memberships.service';
import { toSuscripcion } from './membresia.mapper';
import { PlanLimitsService } from './plan-limits.service';
import { PlanPaymentsService } from './plan-payments.service';
import { PlansRepository } from './plans.repository';
import { type SubscriptionFilter, SubscriptionsRepository } from './subscriptions.repository';
import { type Member, type StoredSubscription, SubscriptionsService } from './subscriptions.service';

/** Filters of the list, as the query has them. */
export type SubscriptionQuery = Parsed<typeof membresiaAdmin.exportSubscriptions>['query'];
const objectOf = (id: string) => `membresia:${id}`;

/** Subscriptions as administrators keep them: every change with its line in the audit trail. */
@Injectable()
export class MembersService {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly subscriptions: SubscriptionsService,
    private readonly payments: PlanPaymentsService,
    private readonly repository: SubscriptionsRepository,
    private readonly plans: PlansRepository,
    private readonly accounts: MembershipAccountsRepository,
    private readonly limits: PlanLimitsService,
    private readonly expiry: MembershipExpiryService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** One page of subscriptions, newest first, with how many wait for confirmation. */
  async list(query: Parsed<typeof membresiaAdmin.subscriptions>['query']): Promise<Reply<Suscripcion[]>> {
    const [{ docs, total }, pendientes] = await Promise.all([
      this.repository.findPage(this.filter(query), query),
      this.repository.count({ estado: 'pendiente', words: [] }),
    ]);
    return replyPage(await this.payments.withResults(docs), total, query, { pendientes });
  }

  /** A query as the repository takes it. */
  filter({ rol, estado, nivel, q, porVencer }: SubscriptionQuery): SubscriptionFilter {
    const now = this.clock.now();
    return {
      ...(rol && { rol }),
      ...(estado && { estado }),
      ...(nivel && { codigo: nivel }),
      ...(porVencer && { ending: { from: now, to: new Date(now.getTime() + ENDS_SOON_DAYS * DAY) } }),
      words: listWords(q ?? ''),
      emails: wholeEmails(q ?? ''),
    };
  }

  /** Throws USUARIO_SIN_MEMBRESIA. */
  async get(id: string): Promise<Reply<Membresia>> {
    return reply(await this.memberships.of(await this.memberships.member(id)));
  }

  /**
   * Gives a plan, or with BASIC takes away what is there; the level that somebody has already changes nothing. Throws
   * USUARIO_SIN_MEMBRESIA, CUENTA_ELIMINADA, PLAN_NO_ENCONTRADO, PLAN_DE_OTRO_ROL.
   */
  async setLevel(
    admin: CurrentUser,
    id: string,
    { nuevoNivel, razon }: { nuevoNivel: string; razon: string },
  ): Promise<Reply<Membresia>> {
    const member = await this.memberships.living(id);
    const codigo = nuevoNivel === BASIC_LEVEL ? BASIC_CODES[member.role] : nuevoNivel;
    const free = codigo === BASIC_CODES[member.role];
    const plan = await this.plans.findByCode(codigo);
    if (!plan) throw new AppError('PLAN_NO_ENCONTRADO');
    if (plan.rolUsuario !== member.role) throw new AppError('PLAN_DE_OTRO_ROL');
    await this.transactions.run(async (tx) => {
      const before = await this.limits.planOf(id, member.role, tx);
      const active = await this.repository.findLive(id, 'activa', tx);
      if (before.codigo === codigo && !(free && active)) return;
      if (free) await this.subscriptions.cancel(id, razon, tx);
      else await this.subscriptions.grant(member, codigo, 'admin', razon, tx);
      const [antes, despues] = [{ nivel: before.codigo, fechaFin: active?.fechaFin ?? null }, { nivel: codigo }];
      await this.record(admin, 'membresia.nivel', id, { antes, despues, motivo: razon }, tx);
    });
    return this.settled(member, free ? MEMBRESIA_MESSAGES.cancelled : MEMBRESIA_MESSAGES.levelChanged);
  }

  /** Throws USUARIO_SIN_MEMBRESIA. */
  async setServices(
    admin: CurrentUser,
    id: string,
    { serviciosCompletados, razon }: { serviciosCompletados: number; razon: string },
  ): Promise<Reply<Membresia>> {
    const member = await this.memberships.member(id);
    await this.transactions.run(async (tx) => {
      const antes = { servicios: await this.accounts.setServices(id, serviciosCompletados, tx) };
      const despues = { servicios: serviciosCompletados };
      await this.record(admin, 'membresia.servicios', id, { antes, despues, motivo: razon }, tx);
    });
    return reply(await this.memberships.of(member), { message: MEMBRESIA_MESSAGES.servicesSet });
  }

  /** Throws USUARIO_SIN_MEMBRESIA. */
  async addRating(admin: CurrentUser, id: string): Promise<Reply<Membresia>> {
    const member = await this.memberships.member(id);
    await this.transactions.run(async (tx) => {
      const { calificacionesPositivas: count } = await this.accounts.progressOf(id, tx);
      await this.accounts.addProgress(id, { calificacionesPositivas: 1 }, tx);
      const change = {
        antes: { calificacionesPositivas: count },
        despues: { calificacionesPositivas: count + 1 },
      };
      await this.record(admin, 'membresia.calificacion', id, change, tx);
    });
    return reply(await this.memberships.of(member), { message: MEMBRESIA_MESSAGES.ratingAdded });
  }

  /** Approves the payment of a request; throws SUSCRIPCION_NO_ENCONTRADA, CUENTA_ELIMINADA, ESTADO_CAMBIO and what an approval throws. */
  async confirm(
    admin: CurrentUser,
    id: string,
    evidence: Parsed<typeof membresiaAdmin.confirm>['body'],
  ): Promise<Reply<Suscripcion>> {
    const request = await this.existing(id);
    await this.memberships.living(String(request.usuarioId));
    const { estado } = await this.payments.approve(admin, request, evidence);
    await this.expiry.settle(String(request.usuarioId), request.rol);
    // Without a movement two administrators have to say so.
    const message = estado === 'pagado' ? MEMBRESIA_MESSAGES.confirmed : SETTLEMENT_MESSAGES.secondMissing;
    return reply(toSuscripcion(await this.existing(id)), { message });
  }

  /** Refuses the payment of a request; throws SUSCRIPCION_NO_ENCONTRADA, ESTADO_CAMBIO. */
  async reject(admin: CurrentUser, id: string, motivo: string): Promise<Reply<Suscripcion>> {
    await this.payments.reject(admin, await this.existing(id), motivo);
    return reply(toSuscripcion(await this.existing(id)), { message: MEMBRESIA_MESSAGES.rejected });
  }

  private async settled(member: Member, message: string): Promise<Reply<Membresia>> {
    await this.expiry.settle(member.id, member.role);
    return reply(await this.memberships.of(member), { message });
  }

  private async existing(id: string): Promise<StoredSubscription> {
    const doc = await this.repository.findById(id);
    if (!doc) throw new AppError('SUSCRIPCION_NO_ENCONTRADA');
    return doc;
  }

  private record(
    { id: actor }: CurrentUser,
    accion: Parameters<AuditService['record']>[0]['accion'],
    usuarioId: string,
    change: { antes: unknown; despues: unknown; motivo?: string },
    tx: Parameters<AuditService['record']>[1],
  ): Promise<void> {
    return this.audit.record({ actor, accion, objeto: objectOf(usuarioId), ...change }, tx);
  }
}
