import { Injectable } from '@nestjs/common';
import { DAY } from '@tuerca/contracts/kernel/time';
import type { membresiaAdmin } from '@tuerca/contracts/membresia/admin-endpoints';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { SolicitudPlan } from '@tuerca/contracts/membresia/requests';
import type { Suscripcion } from '@tuerca/contracts/membresia/schemas';
import { SUSCRIPCION_MOVES } from '@tuerca/contracts/membresia/states';
import type { Pago } from '@tuerca/contracts/payments/payments/schemas';
import { UsersService } from '../auth/users/users.service';
import { PayablesService } from '../payments/payments/payables.service';
import { PagoConfirmado, type PagoEvent, PagoRechazado, PagoVencido } from '../payments/payments/payments.events';
import { PaymentsService, randomCode } from '../payments/payments/payments.service';
import { PaymentReviewService } from '../payments/payments/review.service';
import { AuditService } from '../platform/audit/audit.service';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { demandStep } from '../platform/common/demand-step';
import { InTransaction } from '../platform/common/in-transaction';
import { afterCommit } from '../platform/database/after-commit';
import { isDuplicateKey } from '../platform/database/database-errors';
import { Transactions, type Tx } from '../platform/database/transactions';
import type { Parsed } from '../platform/http/request-context';
import { SystemService } from '../platform/system/system.service';
import { toSuscripcion } from './membresia.mapper';
import { PlanLimitsService } from './plan-limits.service';
import { SubscriptionsRepository } from './subscriptions.repository';
import { type StoredSubscription, SubscriptionsService } from './subscriptions.service';

/** Nothing is held for a plan: its payment may be looked for longer than that of a purchase. */
const WAIT_DAYS = 15;
const PLACES: Partial<Record<StoredSubscription['rol'], string>> = {
  store: '/tienda/membresia',
  workshop: '/taller/membresia',
};
type Evidence = Parsed<typeof membresiaAdmin.confirm>['body'];
/** Payer, as far as the seller named her. */
export type Payer = Partial<Omit<SolicitudPlan, 'codigo' | 'banco' | 'referencia' | 'fecha' | 'monto'>>;

/**
 * Plans as something payable: the payment of a request has the id of its subscription, and what becomes of the payment becomes
 * of the request in the same transaction.
 */
@Injectable()
export class PlanPaymentsService {
  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly subscriptions: SubscriptionsService,
    private readonly limits: PlanLimitsService,
    private readonly payments: PaymentsService,
    private readonly review: PaymentReviewService,
    private readonly users: UsersService,
    private readonly system: SystemService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    payables: PayablesService,
  ) {
    payables.register({
      concepto: 'plan',
      expired: MEMBRESIA_MESSAGES.notConfirmed,
      differenceExpired: MEMBRESIA_MESSAGES.differenceMissing,
    });
  }

  /** Registers the payment of a request inside its transaction; the bank is asked after the commit. */
  async register(request: StoredSubscription, payer: Payer, tx: Tx): Promise<void> {
    const { _id, usuarioId, usuario, nombre, precio, rol, pago } = request;
    if (!pago) throw new AppError('ESTADO_CAMBIO');
    const id = String(_id);
    const account = await this.users.findById(String(usuarioId));
    const { destinatario } = await this.system.public();
    const { banco, referencia, fecha, monto, tasa } = pago;
    const ruta = PLACES[rol];
    const registered = await this.payments.register(
      {
        _id: id,
        concepto: 'plan',
        detalle: `${/^Plan /.test(nombre) ? '' : 'Plan '}${nombre} · ${usuario.nombre}`,
        ...(ruta && { ruta }),
        clienteId: String(usuarioId),
        orderNumber: `PLAN-${randomCode(8)}`,
        claveIdempotencia: `plan:${id}`,
        huella: `plan:${id}`,
        standing: 'known',
        expira: new Date(this.clock.now().getTime() + WAIT_DAYS * DAY),
        pedidos: [],
        details: {
          metodoPago: payer.metodoPago ?? 'pago_movil',
          nombrePagador: payer.nombrePagador ?? usuario.nombre,
          telefonoPagador: payer.telefonoPagador ?? account?.telefono ?? '',
          emailPagador: usuario.email,
          ...documentFields(payer, account?.rif ?? account?.cedula ?? null),
          bancoEmisor: banco,
          referencia,
          fechaPago: fecha,
        },
        bancoReceptor: destinatario.banco,
        monto,
        totalUSD: precio,
        tasa,
        destinatario,
      },
      tx,
    );
    afterCommit(tx, () => this.payments.registered(registered));
  }

  /** The payment of a request as its owner sees it; null when it has none. */
  of({ _id, usuarioId }: StoredSubscription): Promise<Pago | null> {
    return this.payments.findOwn(String(usuarioId), String(_id));
  }

  /** Subscriptions as administrators list them: requests with what the bank said of their payment. */
  async withResults(docs: StoredSubscription[]): Promise<Suscripcion[]> {
    const waiting = docs.filter(({ estado }) => estado === 'pendiente').map(({ _id }) => String(_id));
    const results = await this.payments.findResults(waiting);
    return docs.map((doc) => {
      const resultadoPago = results.get(String(doc._id));
      return { ...toSuscripcion(doc), ...(resultadoPago !== undefined && { resultadoPago }) };
    });
  }

  /** Ends the payment of a request that its owner withdrew, or whose account is deleted, inside the transaction of that. */
  async end(request: StoredSubscription, step: { por: string; motivo: string }, tx: Tx): Promise<void> {
    await this.payments.undo(String(request._id), step, tx);
  }

  /** An administrator approves: as the verification queue does. Throws what that throws. */
  async approve(admin: CurrentUser, request: StoredSubscription, evidence: Evidence): Promise<Pago> {
    demandStep(SUSCRIPCION_MOVES, request.estado, 'activa');
    const pago = await this.ensure(request);
    if (pago.estado !== 'pagado') return this.review.approve(admin, pago._id, evidence);
    // A process of the release before, which knows no payments of plans, had the bank's answer.
    await this.transactions.run((tx) => this.activate(request, admin.id, tx));
    return pago;
  }

  /** An administrator refuses: as the verification queue does. Throws PASO_NO_PERMITIDO, ESTADO_CAMBIO. */
  async reject(admin: CurrentUser, request: StoredSubscription, motivo: string): Promise<void> {
    demandStep(SUSCRIPCION_MOVES, request.estado, 'rechazada');
    const pago = await this.ensure(request);
    await this.review.reject(admin, pago._id, motivo);
  }

  @InTransaction(PagoConfirmado)
  async onConfirmed({ concepto, pagoId, por, tx }: PagoEvent): Promise<void> {
    if (concepto !== 'plan') return;
    const request = await this.existing(pagoId, tx);
    // A process of the release before may have taken it alone.
    if (!request.confirmada) await this.activate(request, por, tx);
  }

  @InTransaction(PagoRechazado)
  @InTransaction(PagoVencido)
  async onRejected(event: PagoEvent): Promise<void> {
    if (event.concepto !== 'plan') return;
    const motivo = event.motivo ?? MEMBRESIA_MESSAGES.notConfirmed;
    const request = await this.existing(event.pagoId, event.tx);
    if (request.estado !== 'pendiente') return;
    const { usuarioId, codigo, estado } = await this.subscriptions.reject(request, motivo, event.tx);
    const change = { antes: { estado: 'pendiente', nivel: codigo }, despues: { estado }, motivo };
    await this.record(event, 'membresia.rechazar', String(usuarioId), change);
  }

  /** The plan of a paid request holds from now on, or from the end of the same plan. Throws ESTADO_CAMBIO. */
  private async activate(request: StoredSubscription, por: string, tx: Tx): Promise<void> {
    const { usuarioId, rol, codigo, fechaFin, estado, pago } = await this.subscriptions.confirm(request, tx);
    const paid = { referencia: pago?.referencia ?? null, monto: pago?.monto ?? null };
    const despues = { estado, nivel: codigo, fechaFin, ...paid };
    const change = { antes: { estado: 'pendiente' }, despues };
    await this.record({ por, tx }, 'membresia.confirmar', String(usuarioId), change);
    afterCommit(tx, () => void this.limits.fit(String(usuarioId), rol).catch(() => undefined));
  }

  /** The payment of a request that waits; one that a process of the release before stored has none yet. Throws ESTADO_CAMBIO. */
  private async ensure(request: StoredSubscription): Promise<Pago> {
    if (request.estado !== 'pendiente') throw new AppError('ESTADO_CAMBIO');
    const found = await this.of(request);
    if (found) return found;
    await this.transactions
      .run((tx) => this.register(request, {}, tx))
      .catch((error: unknown) => {
        throw isDuplicateKey(error) ? new AppError('ESTADO_CAMBIO') : error;
      });
    return (await this.of(request))!;
  }

  private async existing(id: string, tx: Tx): Promise<StoredSubscription> {
    const doc = await this.repository.findById(id, tx);
    if (!doc) throw new AppError('SUSCRIPCION_NO_ENCONTRADA');
    return doc;
  }

  /**
   * Records an administrator's decision in the log under the plan's owner; the decisions of bank and clock stand in the
   * payment's history alone.
   */
  private async record(
    { por, tx }: Pick<PagoEvent, 'por' | 'tx'>,
    accion: 'membresia.confirmar' | 'membresia.rechazar',
    usuarioId: string,
    change: { antes: unknown; despues: unknown; motivo?: string },
  ): Promise<void> {
    if (/^[0-9a-f]{24}$/.test(por))
      await this.audit.record({ actor: por, accion, objeto: `membresia:${usuarioId}`, ...change }, tx);
  }
}

/** The payer's document: what she typed, else the account's own. */
function documentFields({ tipoDocumentoPagador = 'V', cedulaPagador }: Payer, own: string | null) {
  if (cedulaPagador) return { tipoDocumentoPagador, cedulaPagador };
  const [, letter = 'V', digits = ''] = /^([VEJ])-?(.*)$/i.exec((own ?? '').replaceAll('.', '')) ?? [];
  return { tipoDocumentoPagador: letter.toUpperCase() as 'V' | 'E' | 'J', cedulaPagador: digits.replace(/\D/g, '') };
}
