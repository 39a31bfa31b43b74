import { Injectable } from '@nestjs/common';
import { hasPlans, holdsAt, levelOf, MAX_HISTORY } from '@tuerca/contracts/membresia/rules';
import type { Membresia } from '@tuerca/contracts/membresia/schemas';
import { UsersService } from '../auth/users/users.service';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import { MembershipAccountsRepository } from './accounts.repository';
import { toPlan, toSuscripcion } from './membresia.mapper';
import { PlanLimitsService } from './plan-limits.service';
import { PlansRepository } from './plans.repository';
import { SubscriptionsRepository } from './subscriptions.repository';
import type { Member } from './subscriptions.service';

/** Memberships as they are read. */
@Injectable()
export class MembershipsService {
  constructor(
    private readonly users: UsersService,
    private readonly plans: PlansRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly accounts: MembershipAccountsRepository,
    private readonly limits: PlanLimitsService,
    private readonly clock: Clock,
  ) {}

  /** An account that has plans; throws USUARIO_SIN_MEMBRESIA. */
  async member(id: string): Promise<Member> {
    const account = await this.users.findById(id);
    if (!account || !hasPlans(account.role)) throw new AppError('USUARIO_SIN_MEMBRESIA');
    return { id, role: account.role, nombre: account.negocio ?? account.nombre, email: account.email };
  }

  /** The same for a change; throws CUENTA_ELIMINADA too. */
  async living(id: string): Promise<Member> {
    if ((await this.users.findById(id))?.eliminado) throw new AppError('CUENTA_ELIMINADA');
    return this.member(id);
  }

  /** Returns a member's plan, its use, the open request and past subscriptions. */
  async of(member: Member): Promise<Membresia> {
    const { id, role, nombre, email } = member;
    const { codigo, limites } = await this.limits.planOf(id, role);
    const [plan, active, request, uso, meritos, past] = await Promise.all([
      this.plans.findByCode(codigo),
      this.subscriptions.findLive(id, 'activa'),
      this.subscriptions.findLive(id, 'pendiente'),
      this.limits.usage(id, role, limites),
      this.accounts.progressOf(id),
      this.subscriptions.findPast(id, MAX_HISTORY),
    ]);
    if (!plan) throw new AppError('PLAN_NO_ENCONTRADO');
    // One whose end has come is past, whether the sweep has said so or not.
    const holds = active && holdsAt(active, this.clock.now()) ? active : null;
    const ended = active && !holds ? [{ ...active, estado: 'vencida' as const }] : [];
    return {
      usuario: { _id: id, nombre, email, role },
      nivel: levelOf(codigo),
      plan: toPlan(plan),
      suscripcion: holds && toSuscripcion(holds),
      solicitud: request && toSuscripcion(request),
      uso,
      meritos,
      historial: [...ended, ...past].map(toSuscripcion),
    };
  }
}
