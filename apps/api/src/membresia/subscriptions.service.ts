import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { RolPlan } from '@tuerca/contracts/kernel/roles';
import { searchPrefixes } from '@tuerca/contracts/kernel/text';
import { endOfPeriod, holdsAt } from '@tuerca/contracts/membresia/rules';
import { type OrigenSuscripcion, SUSCRIPCION_MOVES } from '@tuerca/contracts/membresia/states';
import { PaymentsService } from '../payments/payments/payments.service';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import { demandStep } from '../platform/common/demand-step';
import { emitInTurn } from '../platform/common/emit-in-turn';
import type { Tx } from '../platform/database/transactions';
import { Changes } from '../platform/realtime/changes.service';
import { MembershipAccountsRepository } from './accounts.repository';
import { type MembershipChange, MembresiaMovida } from './membresia.events';
import type { PlanDoc } from './plan.schema';
import { PlansRepository } from './plans.repository';
import { type NewSubscription, SubscriptionsRepository } from './subscriptions.repository';
import type { SuscripcionDoc } from './suscripcion.schema';

/** A subscription as others may read it. */
export type StoredSubscription = SuscripcionDoc;
/** Owner of a subscription. */
export interface Member {
  id: string;
  role: RolPlan;
  /** Of the business, else of the person. */
  nombre: string;
  email: string;
}
const ACCOUNT_DELETED = 'La cuenta se eliminó.';
const CHANGES = { pago: 'activada', merito: 'ganada', admin: 'asignada' } as const;

/** The life of subscriptions: each step is one conditional write inside the caller's transaction, and is told there. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly plans: PlansRepository,
    private readonly accounts: MembershipAccountsRepository,
    private readonly payments: PaymentsService,
    private readonly changes: Changes,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Gives a plan without a payment: from now, or from the end of the same plan. Throws PLAN_NO_ENCONTRADO. */
  async grant(member: Member, codigo: string, origen: OrigenSuscripcion, motivo: string | null, tx: Tx) {
    const plan = await this.takePlan(codigo, tx);
    const period = await this.follow(member.id, plan, tx);
    const draft = this.draft(member, plan, { origen, motivo });
    const { renews, ...dates } = period;
    const doc = await this.repository.insert({ ...draft, ...dates, estado: 'activa' }, tx);
    await this.tell(doc, renews && origen !== 'merito' ? 'renovada' : CHANGES[origen], tx);
    return doc;
  }

  /** One of the past, or as it came about, for demo data; throws PLAN_NO_ENCONTRADO. */
  async record(
    member: Member,
    codigo: string,
    past: Pick<NewSubscription, 'estado' | 'fechaInicio' | 'fechaFin' | 'pago' | 'motivo'> & { createdAt: Date },
    tx: Tx,
  ): Promise<StoredSubscription> {
    const plan = await this.takePlan(codigo, tx);
    const draft = this.draft(member, plan, { origen: past.pago ? 'pago' : 'admin', motivo: past.motivo });
    const viva = past.estado === 'activa' || past.estado === 'pendiente';
    return this.repository.insert({ ...draft, ...past, viva, confirmada: past.pago && past.fechaInicio }, tx);
  }

  /** Takes the payment of a request: the plan holds from now, or from the end of the same plan. Throws ESTADO_CAMBIO. */
  async confirm(request: StoredSubscription, tx: Tx): Promise<StoredSubscription> {
    demandStep(SUSCRIPCION_MOVES, request.estado, 'activa');
    const plan = await this.takePlan(request.codigo, tx);
    const { renews, ...dates } = await this.follow(String(request.usuarioId), { ...plan, ...termsOf(request) }, tx);
    const confirmed = { ...dates, estado: 'activa' as const, viva: true, confirmada: this.clock.now() };
    const doc = await this.repository.move(request._id, 'pendiente', confirmed, tx);
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    await this.tell(doc, renews ? 'renovada' : 'activada', tx);
    return doc;
  }

  /** Refuses the payment of a request; throws ESTADO_CAMBIO. */
  async reject(request: StoredSubscription, motivo: string, tx: Tx): Promise<StoredSubscription> {
    demandStep(SUSCRIPCION_MOVES, request.estado, 'rechazada');
    const doc = await this.repository.move(request._id, 'pendiente', { estado: 'rechazada', viva: false, motivo }, tx);
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    await this.tell(doc, 'rechazada', tx);
    return doc;
  }

  /** Ends what an account has; null when it has nothing. */
  async cancel(userId: string, motivo: string, tx: Tx): Promise<StoredSubscription | null> {
    const active = await this.repository.findLive(userId, 'activa', tx);
    if (!active) return null;
    const ended = !holdsAt(active, this.clock.now());
    const estado = ended ? ('vencida' as const) : ('cancelada' as const);
    const doc = await this.repository.move(
      active._id,
      'activa',
      { estado, viva: false, ...(!ended && { motivo }) },
      tx,
    );
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    await this.tell(doc, estado, tx);
    return doc;
  }

  /** Ends what a deleted account has, refuses what it asked for, and leaves nothing of its owner in either, inside the transaction that deletes it. */
  async forget(userId: string, left: SuscripcionDoc['usuario'], tx: Tx): Promise<void> {
    const request = await this.repository.findLive(userId, 'pendiente', tx);
    if (request) {
      await this.payments.undo(String(request._id), { por: 'administracion', motivo: ACCOUNT_DELETED }, tx);
      await this.reject(request, ACCOUNT_DELETED, tx);
    }
    await this.cancel(userId, ACCOUNT_DELETED, tx);
    await this.repository.rename(userId, left, searchPrefixes(left.nombre), tx);
  }

  /** Says of a subscription whose end has come that it has ended; null when somebody else did. */
  async expire(id: unknown, tx: Tx): Promise<StoredSubscription | null> {
    const ended = { estado: 'vencida' as const, viva: false };
    const doc = await this.repository.move(id, 'activa', ended, tx, { endedAt: this.clock.now() });
    if (doc) await this.tell(doc, 'vencida', tx);
    return doc;
  }

  /** Stores a request and tells it. Throws SOLICITUD_PENDIENTE or REFERENCIA_USADA. */
  async request(
    member: Member,
    codigo: string,
    payment: Required<Pick<NewSubscription, 'pago' | 'clavePago'>>,
    tx: Tx,
  ): Promise<StoredSubscription> {
    const plan = await this.takePlan(codigo, tx);
    if (await this.repository.findLive(member.id, 'pendiente', tx)) throw new AppError('SOLICITUD_PENDIENTE');
    if (await this.repository.isPaymentKnown(payment.clavePago, tx)) throw new AppError('REFERENCIA_USADA');
    const draft = this.draft(member, plan, { origen: 'pago', motivo: null });
    const doc = await this.repository.insert({ ...draft, ...payment, estado: 'pendiente' }, tx);
    await this.tell(doc, 'solicitada', tx);
    return doc;
  }

  /** Computes the period of a plan that is taken now, and ends the one before it. */
  private async follow(userId: string, plan: Pick<PlanDoc, 'codigo' | 'intervalo'>, tx: Tx) {
    const now = this.clock.now();
    const before = await this.repository.findLive(userId, 'activa', tx);
    const holds = before !== null && holdsAt(before, now);
    const renews = holds && before.codigo === plan.codigo;
    if (before) {
      const estado = holds ? ('reemplazada' as const) : ('vencida' as const);
      if (!(await this.repository.move(before._id, 'activa', { estado, viva: false }, tx)))
        throw new AppError('ESTADO_CAMBIO');
    }
    const endless = renews && before.fechaFin === null;
    const start = (renews && before.fechaFin) || now;
    return { renews, fechaInicio: now, fechaFin: endless ? null : endOfPeriod(start, plan.intervalo) };
  }

  private async takePlan(codigo: string, tx: Tx): Promise<PlanDoc> {
    const plan = await this.plans.take(codigo, tx);
    if (!plan) throw new AppError('PLAN_NO_ENCONTRADO');
    return plan;
  }

  private draft(
    { id, role, nombre, email }: Member,
    plan: PlanDoc,
    { origen, motivo }: Pick<SuscripcionDoc, 'origen' | 'motivo'>,
  ): Omit<NewSubscription, 'estado'> {
    return {
      usuarioId: id,
      usuario: { nombre, email },
      rol: role,
      codigo: plan.codigo,
      ...termsOf(plan),
      viva: true,
      origen,
      fechaInicio: null,
      fechaFin: null,
      pago: null,
      confirmada: null,
      motivo,
      terminos: searchPrefixes(nombre, email),
    };
  }

  /** The account is looked at again, unless nothing that holds has changed. */
  private async tell(doc: StoredSubscription, change: MembershipChange, tx: Tx): Promise<void> {
    if (change !== 'solicitada' && change !== 'rechazada') {
      await this.accounts.markDue([String(doc.usuarioId)], doc.rol, tx);
      this.changes.bump('membresias', tx);
    }
    await emitInTurn(this.events, MembresiaMovida.event, new MembresiaMovida(doc, change, tx));
  }
}

const termsOf = ({ nombre, precio, intervalo }: Pick<SuscripcionDoc, 'nombre' | 'precio' | 'intervalo'>) => ({
  nombre,
  precio,
  intervalo,
});
