import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { capitalCode } from '@tuerca/contracts/kernel/names';
import type { RolPlan } from '@tuerca/contracts/kernel/roles';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { DEFAULT_PLANS, NO_LIMITS } from '@tuerca/contracts/membresia/defaults';
import type { AltaPlan, CambioPlan, NuevoPlan } from '@tuerca/contracts/membresia/form';
import { inUseMessage, MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { Plan, PlanAdmin } from '@tuerca/contracts/membresia/schemas';
import type { AuditAction } from '@tuerca/contracts/platform/audit/actions';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { AuditService } from '../platform/audit/audit.service';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import { type CurrentUser, SessionVerifier } from '../platform/common/current-user';
import { emitInTurn } from '../platform/common/emit-in-turn';
import { demandCare } from '../platform/common/sensitive-change';
import { Transactions, type Tx } from '../platform/database/transactions';
import { type Reply, reply } from '../platform/http/reply';
import { Changes } from '../platform/realtime/changes.service';
import { MembershipExpiryService } from './expiry.service';
import { ComisionPlanCambio } from './membresia.events';
import { isBasic, toPlan } from './membresia.mapper';
import type { PlanDoc } from './plan.schema';
import { PlansRepository } from './plans.repository';
import { SubscriptionFiguresRepository } from './subscription-figures.repository';

/** Fields of a plan that the log keeps. */
const logged = ({ _id, fechaCreacion: _made, ...plan }: Plan) => plan;
const isFree = (plan: NuevoPlan) => plan.codigo.startsWith('BASIC_');
const stored = (plan: NuevoPlan): NuevoPlan => ({ ...plan, precio: toCentimos(plan.precio) });

/** Plans as administrators keep them. */
@Injectable()
export class PlansService implements OnModuleInit {
  constructor(
    private readonly repository: PlansRepository,
    private readonly subscriptions: SubscriptionFiguresRepository,
    private readonly expiry: MembershipExpiryService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly changes: Changes,
    private readonly events: EventEmitter2,
    private readonly sessions: SessionVerifier,
    private readonly clock: Clock,
  ) {}

  /** The free plan of every role always exists; it limits nothing until an administrator says so. */
  async onModuleInit(): Promise<void> {
    for (const plan of DEFAULT_PLANS.filter(isFree))
      await this.repository.insertMissing({ ...plan, limites: NO_LIMITS, intacto: true });
  }

  async offered(role?: RolPlan): Promise<Reply<Plan[]>> {
    return reply((await this.repository.findOffered(role)).map(toPlan));
  }

  /** A plan that is offered, by its code or id; throws PLAN_NO_ENCONTRADO. */
  async get(key: string): Promise<Reply<Plan>> {
    const doc = await this.find(key);
    if (!doc.activo) throw new AppError('PLAN_NO_ENCONTRADO');
    return reply(toPlan(doc));
  }

  /** All plans, those of stores before those of workshops, the free one of each first. */
  async all(): Promise<Reply<PlanAdmin[]>> {
    return reply(await this.readAll());
  }

  /** Throws PLAN_REPETIDO; one with a commission of its own is sensitive. */
  async create(admin: CurrentUser, { motivo, ...form }: AltaPlan): Promise<Reply<Plan>> {
    const { comision } = form.limites;
    if (comision !== null) await this.demandCare(admin, motivo);
    const plan = await this.transactions.run(async (tx) => {
      if (await this.repository.findByCode(form.codigo, tx)) throw new AppError('PLAN_REPETIDO');
      const made = toPlan(await this.repository.insert(stored(form), tx));
      await this.record(admin, 'membresia.plan.crear', { despues: made, motivo }, tx);
      await this.emitCommissionChange(admin, { plan: made, antes: null, motivo }, tx);
      return made;
    });
    return reply(plan, { message: MEMBRESIA_MESSAGES.planCreated });
  }

  /** Changes a plan but its code; throws PLAN_NO_ENCONTRADO, PLAN_BASICO, and PLAN_EN_USO for another role while somebody has it. Another commission is sensitive. */
  async update(admin: CurrentUser, key: string, { motivo, ...form }: CambioPlan): Promise<Reply<Plan>> {
    const { codigo, limites } = await this.find(key);
    if (form.limites.comision !== (limites?.comision ?? null)) await this.demandCare(admin, motivo);
    const plan = await this.transactions.run(async (tx) => {
      const before = await this.repository.findByCode(codigo, tx);
      if (!before) throw new AppError('PLAN_NO_ENCONTRADO');
      const moved = form.rolUsuario !== before.rolUsuario;
      if (isBasic(before) && (moved || !form.activo || form.precio > 0)) throw new AppError('PLAN_BASICO');
      if (moved) await this.refuseInUse(codigo, tx);
      const relimited = !isDeepStrictEqual({ ...NO_LIMITS, ...before.limites }, form.limites);
      const set = { ...form, precio: toCentimos(form.precio), intacto: false, ...(relimited && { revisar: true }) };
      await this.repository.update(codigo, set, tx);
      const after = toPlan({ ...before, ...set });
      await this.record(admin, 'membresia.plan.cambiar', { antes: toPlan(before), despues: after, motivo }, tx);
      await this.emitCommissionChange(admin, { plan: after, antes: toPlan(before).limites.comision, motivo }, tx);
      return after;
    });
    this.changes.bump('membresias');
    this.expiry.settleSoon();
    return reply(plan, { message: MEMBRESIA_MESSAGES.planUpdated });
  }

  /** Deletes a plan that nobody has or waits for; throws PLAN_NO_ENCONTRADO, PLAN_BASICO, PLAN_EN_USO. */
  async remove(admin: CurrentUser, key: string): Promise<Reply<null>> {
    const { codigo } = await this.find(key);
    await this.transactions.run(async (tx) => {
      const before = await this.repository.findByCode(codigo, tx);
      if (!before) throw new AppError('PLAN_NO_ENCONTRADO');
      if (isBasic(before)) throw new AppError('PLAN_BASICO');
      await this.refuseInUse(codigo, tx);
      if (!(await this.repository.remove(codigo, tx))) throw new AppError('PLAN_NO_ENCONTRADO');
      await this.record(admin, 'membresia.plan.eliminar', { antes: toPlan(before) }, tx);
    });
    return reply(null, { message: MEMBRESIA_MESSAGES.planRemoved });
  }

  /** Makes the default plans that are missing, and puts the default limits on free plans that nobody has changed. */
  async makeDefaults(admin: Pick<CurrentUser, 'id'>): Promise<Reply<PlanAdmin[]>> {
    const made = await this.transactions.run(async (tx) => {
      const codes: string[] = [];
      for (const plan of DEFAULT_PLANS) {
        const { codigo, limites, beneficios } = plan;
        const done =
          (await this.repository.insertMissing({ ...stored(plan), intacto: false }, tx)) ||
          (isFree(plan) && (await this.repository.limitUntouched(codigo, { limites, beneficios }, tx)));
        if (done) codes.push(codigo);
      }
      if (codes.length)
        await this.audit.record(
          { actor: admin.id, accion: 'membresia.plan.inicializar', objeto: 'plan:todos', despues: { planes: codes } },
          tx,
        );
      return codes;
    });
    this.changes.bump('membresias');
    this.expiry.settleSoon();
    const message = made.length ? MEMBRESIA_MESSAGES.defaultsMade : MEMBRESIA_MESSAGES.defaultsThere;
    return reply(await this.readAll(), { message });
  }

  private async readAll(): Promise<PlanAdmin[]> {
    const [docs, rows] = await Promise.all([this.repository.findAll(), this.subscriptions.countByPlan()]);
    const count = (codigo: string, estado: string) =>
      rows.find((row) => row.codigo === codigo && row.estado === estado)?.total ?? 0;
    const order = ['store', 'workshop', 'crane', 'delivery'];
    return docs
      .sort((a, b) => order.indexOf(a.rolUsuario) - order.indexOf(b.rolUsuario) || a.precio - b.precio)
      .map((doc) => ({
        ...toPlan(doc),
        suscripciones: count(doc.codigo, 'activa'),
        pendientes: count(doc.codigo, 'pendiente'),
      }));
  }

  private async find(key: string): Promise<PlanDoc> {
    const doc =
      (await this.repository.findByCode(capitalCode(key))) ??
      (ID_PATTERN.test(key) ? await this.repository.findById(key) : null);
    if (!doc) throw new AppError('PLAN_NO_ENCONTRADO');
    return doc;
  }

  private async refuseInUse(codigo: string, tx: Tx): Promise<void> {
    const suscripciones = await this.subscriptions.countLive(codigo, tx);
    if (suscripciones)
      throw new AppError('PLAN_EN_USO', { message: inUseMessage(suscripciones), data: { suscripciones } });
  }

  private demandCare(admin: CurrentUser, motivo: string | undefined): Promise<void> {
    return demandCare(this.sessions, admin, { motivo, reasonMissing: MEMBRESIA_MESSAGES.commissionReasonMissing });
  }

  private async emitCommissionChange(
    admin: CurrentUser,
    { plan, antes, motivo = '' }: { plan: Plan; antes: number | null; motivo?: string },
    tx: Tx,
  ): Promise<void> {
    const { comision } = plan.limites;
    if (comision === antes) return;
    const by = { actor: admin.id, motivo };
    const event = new ComisionPlanCambio(plan, antes, comision, by, this.clock.now(), tx);
    await emitInTurn(this.events, ComisionPlanCambio.event, event);
  }

  private record(
    admin: CurrentUser,
    accion: AuditAction,
    { antes, despues, motivo }: { antes?: Plan; despues?: Plan; motivo?: string },
    tx: Tx,
  ): Promise<void> {
    return this.audit.record(
      {
        actor: admin.id,
        accion,
        objeto: `plan:${(despues ?? antes)!.codigo}`,
        ...(antes && { antes: logged(antes) }),
        ...(despues && { despues: logged(despues) }),
        ...(motivo && { motivo }),
      },
      tx,
    );
  }
}
