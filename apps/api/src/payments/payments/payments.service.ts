import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { BuyerStanding } from '@tuerca/contracts/cart/checkout/buyer-limits';
import type { ConceptoPago } from '@tuerca/contracts/payments/payments/concepts';
import type { payments } from '@tuerca/contracts/payments/payments/endpoints';
import type { Pago, PaymentDetails } from '@tuerca/contracts/payments/payments/schemas';
import type { Destinatario } from '@tuerca/contracts/platform/system/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { documentOf } from '@tuerca/contracts/venezuela/identidad';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import { replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { HoldingService } from './holding.service';
import type { PagoDoc } from './payment.schema';
import { bankReference, referenciaKeys } from './payment-rules';
import { searchFields } from './payment-search';
import { toPago, toPurchaseAnswer } from './payments.mapper';
import { PaymentsRepository } from './payments.repository';
import { SettlementService } from './settlement.service';
import { firstCheck, VerificationService } from './verification.service';

/** A client may ask the bank again after this pause, in milliseconds. */
const PAUSE = 15_000;
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const NEVER_CHECKED = { bloqueadoHasta: new Date(0), ultimaRevision: null, intentos: 0 };

/** A payment as whoever sells what it pays for hands it over; `monto` in céntimos of Bs., `totalUSD` in cents. */
export interface NewPaymentRecord {
  /** Its id, when what it pays for has the same; a new one else. */
  _id?: string;
  concepto?: ConceptoPago;
  detalle?: string;
  ruta?: string;
  clienteId: string;
  orderNumber: string;
  claveIdempotencia: string;
  huella: string;
  /** Slot among the client's open purchases; nothing is held for payments without one. */
  plaza?: number;
  /** Until when it may be confirmed; that of a purchase when absent. */
  expira?: Date;
  /** Decides how long the purchase is held before the bank knows the payment. */
  standing: BuyerStanding;
  pedidos: { numero: string; tiendaId: string; tienda: string }[];
  details: z.output<typeof PaymentDetails>;
  bancoReceptor: string;
  monto: number;
  totalUSD: number;
  tasa: number;
  destinatario: Destinatario;
}
export type PaymentRecord = PagoDoc;
/** A payment of the past, by which the queue finds it derived. */
type PastPayment = Omit<Parameters<PaymentsRepository['insertMany']>[0][number], 'terminos' | 'sufijos' | 'pedidos'> &
  Partial<Pick<Parameters<PaymentsRepository['insertMany']>[0][number], 'pedidos'>>;

/** `n` characters that nobody can guess or confuse. */
export const randomCode = (n: number): string =>
  Array.from({ length: n }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Registering payments and reading them; they are moved by SettlementService. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly repository: PaymentsRepository,
    private readonly settlement: SettlementService,
    private readonly verification: VerificationService,
    private readonly holding: HoldingService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Stores the payment in the purchase's transaction; duplicates come out as MongoDB's 11000 with its keyPattern. */
  async register({ details, standing, ...payment }: NewPaymentRecord, tx: Tx): Promise<PaymentRecord> {
    const fecha = this.clock.now();
    const referencia = bankReference(details.referencia);
    const { metodoPago, nombrePagador, telefonoPagador, emailPagador, bancoEmisor } = details;
    const identity = {
      bancoReceptor: payment.bancoReceptor,
      bancoEmisor,
      telefonoPagador,
      cedulaPagador: documentOf(details.tipoDocumentoPagador, details.cedulaPagador),
      fechaPago: details.fechaPago ?? caracasDate(fecha),
    };
    const expira = payment.expira ?? (await this.holding.until(fecha, { referencia, standing }));
    const estado = referencia ? 'en_verificacion' : 'pendiente';
    return this.repository.insert(
      {
        ...payment,
        ...identity,
        metodoPago,
        nombrePagador,
        emailPagador,
        estado,
        referencia,
        fecha,
        resultado: referencia ? null : 'manual',
        referenciaInterna: `TR${randomCode(10)}`,
        ...(referencia && { clavesReferencia: referenciaKeys({ ...identity, referencia }) }),
        ...searchFields({ ...payment, ...identity, nombrePagador, referencia }),
        expira,
        proximaRevision: referencia ? fecha : null,
        ...(referencia ? firstCheck(fecha) : NEVER_CHECKED),
        historial: [{ estado, fecha, por: 'cliente', nota: null }],
      },
      tx,
    );
  }

  /** Called after a registration is committed: the bank is asked for the first time. */
  registered(pago: PaymentRecord): void {
    this.verification.start(pago);
  }

  /** The client's payment of this `claveIdempotencia`. */
  findByKey(clienteId: string, key: string): Promise<PaymentRecord | null> {
    return this.repository.findByKey(clienteId, key);
  }

  findLast(clienteId: string): Promise<PaymentRecord | null> {
    return this.repository.findLast(clienteId);
  }

  /** The payment as it is, held against whoever settles it while the transaction runs; throws NO_ENCONTRADO. */
  async hold(id: string, tx: Tx): Promise<PaymentRecord> {
    const pago = await this.repository.touch(id, tx);
    if (!pago) throw new AppError('NO_ENCONTRADO');
    return pago;
  }

  /** Ends (open) or refunds (settled) a payment inside the transaction that cancels all it pays for. */
  undo(id: string, step: { por: string; motivo: string }, tx: Tx): Promise<void> {
    return this.settlement.undo(id, step, tx);
  }

  /** Payments as they are given, in whatever state; nothing follows from them. */
  insertMany(pagos: PastPayment[]): Promise<void> {
    return this.repository.insertMany(pagos.map((pago) => ({ pedidos: [], ...pago, ...searchFields(pago) })));
  }

  async history(user: CurrentUser, query: Parsed<typeof payments.history>['query']) {
    const { docs, total } = await this.repository.findPage({ clienteId: user.id }, { ...query, oldest: false });
    return replyPage(docs.map(toPago), total, query);
  }

  async get(user: CurrentUser, id: string): Promise<Pago> {
    const doc = user.role === 'admin' ? await this.repository.findById(id) : await this.repository.findOwn(user.id, id);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    return toPago(doc);
  }

  /** A payment of this client as she sees it; null when there is none. */
  async findOwn(clienteId: string, id: string): Promise<Pago | null> {
    const doc = await this.repository.findOwn(clienteId, id);
    return doc && toPago(doc);
  }

  /** Answer of the bank about each of these payments; null for one that it has not answered. */
  async findResults(ids: string[]): Promise<Map<string, PaymentRecord['resultado']>> {
    const docs = ids.length ? await this.repository.findByIds(ids) : [];
    return new Map(docs.map(({ _id, resultado }) => [String(_id), resultado]));
  }

  /** Counts a client's payments that wait to be settled. */
  countOpenOf(clienteId: string): Promise<number> {
    return this.repository.countOpenOf(clienteId);
  }

  /**
   * Counts the payments that wait for an administrator, and reads when the oldest began to; not those that the bank or a client
   * still answers.
   */
  waiting(concepto?: ConceptoPago): Promise<{ total: number; oldest: Date | null }> {
    return this.repository.countToReview(concepto);
  }

  /** Asks the bank again. A client only asks, now and then, and hears what is known; an admin waits for the answer. */
  async ask(
    user: CurrentUser,
    metodoPago: PagoDoc['metodoPago'],
    { pagoId, orderNumber, referencia }: Parsed<typeof payments.verifyPagoMovil>['body'],
  ): Promise<Pago> {
    const criterion = {
      ...(pagoId && { _id: pagoId }),
      ...(orderNumber && { orderNumber }),
      ...(referencia && { referencia }),
    };
    const doc = await this.repository.findOne({
      ...criterion,
      metodoPago,
      ...(user.role !== 'admin' && { clienteId: user.id }),
    });
    if (!doc) throw new AppError('NO_ENCONTRADO');
    const id = String(doc._id);
    if (user.role === 'admin') {
      await this.verification.verify(id, true);
      const after = (await this.repository.findById(id))!;
      const shown = ({ estado, resultado, intentos }: PagoDoc) => ({ estado, resultado, intentos });
      const change = { antes: shown(doc), despues: shown(after) };
      await this.audit.record({ actor: user.id, accion: 'pago.verificar', objeto: `pago:${id}`, ...change });
      return toPago(after);
    }
    const recent = this.clock.now().getTime() - (doc.ultimaRevision?.getTime() ?? 0) < PAUSE;
    if (doc.referencia && !recent) this.verification.startAgain(id);
    return toPago(doc);
  }

  /** The payment's part of a purchase's answer, as the payment is now. */
  toAnswer(pago: PaymentRecord) {
    return toPurchaseAnswer(pago);
  }

  /** The same as the payment was when it was registered: what the first answer said. */
  toFirstAnswer(pago: PaymentRecord) {
    return toPurchaseAnswer({
      ...pago,
      estado: pago.referencia ? 'en_verificacion' : 'pendiente',
      resultado: pago.referencia || pago.metodoPago === 'efectivo' ? null : 'manual',
      motivo: null,
    });
  }
}
