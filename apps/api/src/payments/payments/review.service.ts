import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { CASH_MESSAGES } from '@tuerca/contracts/cart/checkout/cash';
import { HOUR } from '@tuerca/contracts/kernel/time';
import type { paymentsAdmin } from '@tuerca/contracts/payments/payments/admin-endpoints';
import { SETTLEMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { DIFFERENCE_HOURS } from '@tuerca/contracts/payments/payments/rules';
import type { Pago } from '@tuerca/contracts/payments/payments/schemas';
import { PAGO_MOVES } from '@tuerca/contracts/payments/payments/states';
import type { AuditAction } from '@tuerca/contracts/platform/audit/actions';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { AccountsService } from '../../auth/users/accounts.service';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { type CurrentUser, SessionVerifier } from '../../platform/common/current-user';
import { demandStep } from '../../platform/common/demand-step';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { demandCare } from '../../platform/common/sensitive-change';
import type { Tx } from '../../platform/database/transactions';
import type { Parsed } from '../../platform/http/request-context';
import { DebtsService } from './debts.service';
import { canClaim } from './movement-identity';
import type { PagoDoc } from './payment.schema';
import { pendingPart } from './payment-part';
import type { AbonoDoc } from './payment-part.schema';
import { PaymentPartsRepository } from './payment-parts.repository';
import { DiferenciaPedida, PagoCambiado, PagoExcedido } from './payments.events';
import { toPago } from './payments.mapper';
import { PaymentsRepository } from './payments.repository';
import { SettlementService } from './settlement.service';
import { BankMovementsRepository } from './statements/movements.repository';

type Calls = typeof paymentsAdmin;
type Short = Parsed<Calls['askDifference']>['body'];

/** The movement that an administrator named: one of a statement, or one that she typed. */
type PaymentEvidence = Pick<Parsed<Calls['approve']>['body'], 'movimientoId' | 'movimiento'>;
/** Movement on which a settlement is based; `abono` is null only where nothing is to be taken. */
interface Credit {
  abono: AbonoDoc | null;
  /** Known as the bank has it, and not only as the payer stated it. */
  certain: boolean;
}

/** A field that is refused, with the sentence that stands beside it. */
const invalid = (campo: string, mensaje: string) =>
  new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo, mensaje }] });

/** All that came had come before. */
const NOTHING = { abono: null, keys: [] };

interface Settled extends Credit {
  nota: string | null;
  accion: AuditAction;
  motivo?: string;
  askedBy?: string;
}

/** Fields of a payment in an audit line; amounts in céntimos. */
const shown = ({ estado, resultado, montoRecibido, diferencia, abonos }: PagoDoc) => ({
  estado,
  resultado,
  montoRecibido,
  falta: diferencia && diferencia.estado !== 'completa' ? diferencia.falta : null,
  movimientos: abonos.map(({ fecha, referencia, monto }) => `${fecha} ${referencia} ${monto}`),
});

/** Administrators' decisions about payments, each with its audit line and notices in one transaction. */
@Injectable()
export class PaymentReviewService {
  constructor(
    private readonly repository: PaymentsRepository,
    private readonly parts: PaymentPartsRepository,
    private readonly movements: BankMovementsRepository,
    private readonly settlement: SettlementService,
    private readonly debts: DebtsService,
    private readonly audit: AuditService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionVerifier,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms by hand what is due; throws ESTADO_CAMBIO, MOVIMIENTO_USADO, MOVIMIENTO_DUDOSO, MONTO_NO_COINCIDE, and
   * REAUTENTICACION_REQUERIDA of the only administrator who names no movement.
   */
  async approve(admin: CurrentUser, id: string, body: Parsed<Calls['approve']>['body']): Promise<Pago> {
    const { nota, montoRecibido, sinMovimiento, ...evidence } = body;
    const before = await this.open(id);
    const due = pendingPart(before).monto;
    if (montoRecibido !== undefined && toCentimos(montoRecibido) !== before.monto)
      throw new AppError('MONTO_NO_COINCIDE');
    if (sinMovimiento) return this.approveWithout(admin, before, nota!);
    // The bank itself has said that something else came.
    if (before.resultado === 'monto_distinto' && !before.diferencia && !evidence.movimientoId && !evidence.movimiento)
      throw new AppError('MONTO_NO_COINCIDE', { message: SETTLEMENT_MESSAGES.otherAmount(due, before.montoRecibido) });
    const credit = await this.credit(before, evidence, due);
    try {
      return await this.settle(admin, before, { ...credit, nota: nota ?? null, accion: 'pago.aprobar', motivo: nota });
    } catch (error) {
      await this.noteUsed(before, evidence, error);
      throw error;
    }
  }

  /** Nobody sees it in the bank: two administrators say the same, or the only one gives her password again. */
  private async approveWithout(admin: CurrentUser, before: PagoDoc, nota: string): Promise<Pago> {
    const asked = before.sinMovimiento;
    const received = { abono: null, certain: false, nota, accion: 'pago.aprobar' as const, motivo: nota };
    if (asked && asked.por !== admin.id) return this.settle(admin, before, { ...received, askedBy: asked.por });
    if (!(await this.accounts.hasOtherAdministrators())) {
      await demandCare(this.sessions, admin, { motivo: nota, reasonMissing: SETTLEMENT_MESSAGES.reason });
      return this.settle(admin, before, received);
    }
    const doc = await this.settlement.transact(async (tx) => {
      const request = { por: admin.id, nota, fecha: this.clock.now() };
      const after = await this.parts.askWithoutMovement(before, request, tx);
      if (!after) throw new AppError('ESTADO_CAMBIO');
      await this.record(admin, 'pago.sin_movimiento', before, after, nota, tx);
      return after;
    });
    return toPago(doc);
  }

  /** Notes for the queue that the stated reference has paid another purchase. */
  private async noteUsed(pago: PagoDoc, { movimientoId, movimiento }: PaymentEvidence, error: unknown): Promise<void> {
    if (movimientoId || movimiento || !(error instanceof AppError) || error.code !== 'MOVIMIENTO_USADO') return;
    const { proximaRevision, montoRecibido } = pago;
    await this.settlement.noteCheck(pago, { resultado: 'referencia_usada', proximaRevision, montoRecibido });
  }

  /** Less came, and that is enough: what is missing is the platform's loss, since stores are paid in full. */
  async acceptShort(admin: CurrentUser, id: string, body: Short): Promise<Pago> {
    const { before, motivo, ...credit } = await this.short(id, body);
    return this.settle(admin, before, { ...credit, nota: motivo, accion: 'pago.aceptar', motivo });
  }

  /** Less came, and it goes back: what it pays for is cancelled, and what came is owed to the client. */
  async giveBack(admin: CurrentUser, id: string, body: Short): Promise<Pago> {
    const { before, motivo, ...credit } = await this.short(id, body);
    const doc = await this.settlement.giveBack(before, { ...credit, por: admin.id, motivo }, (after, tx) =>
      this.record(admin, 'pago.devolver', before, after, motivo, tx),
    );
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    return toPago(await this.existing(id));
  }

  /** Amount received for a payment that is short, and the movement of the part that was not recorded before. */
  private async short(id: string, { motivo, montoRecibido, ...evidence }: Short) {
    const before = await this.open(id);
    const [recibido, earlier] = [toCentimos(montoRecibido), before.diferencia?.recibido ?? 0];
    if (recibido >= before.monto) throw invalid('montoRecibido', SETTLEMENT_MESSAGES.notLess);
    if (recibido < earlier) throw new AppError('MONTO_NO_COINCIDE');
    const credit: Credit =
      recibido > earlier ? await this.credit(before, evidence, recibido - earlier) : { abono: null, certain: false };
    return { before, recibido, motivo, ...credit };
  }

  /** An admin rejects; what it pays for is cancelled by who listens. Throws ESTADO_CAMBIO when it is settled already. */
  async reject(admin: CurrentUser, id: string, motivo: string): Promise<Pago> {
    const before = await this.existing(id);
    demandStep(PAGO_MOVES, before.estado, 'rechazado');
    const doc = await this.settlement.reject(id, admin.id, motivo, (after, tx) =>
      this.record(admin, 'pago.rechazar', before, after, motivo, tx),
    );
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    return toPago(doc);
  }

  /** Confirms a payment of which more came than is due: what is over is owed to the client. */
  async markOverpaid(admin: CurrentUser, id: string, body: Parsed<Calls['markOverpaid']>['body']): Promise<Pago> {
    const { nota, montoRecibido, ...evidence } = body;
    const before = await this.open(id);
    const excess = toCentimos(montoRecibido) - before.monto;
    if (excess <= 0) throw invalid('montoRecibido', SETTLEMENT_MESSAGES.notMore);
    const credit = await this.credit(before, evidence, pendingPart(before).monto + excess);
    return this.settle(admin, before, { ...credit, nota, accion: 'pago.excedente', motivo: nota }, excess);
  }

  /** Money was found of a payment that had been rejected or had expired: it is owed to the client. */
  async recordLate(admin: CurrentUser, id: string, body: Parsed<Calls['recordLate']>['body']): Promise<Pago> {
    const { nota, montoRecibido, ...evidence } = body;
    const before = await this.existing(id);
    if (before.metodoPago === 'efectivo')
      throw new AppError('ESTADO_CAMBIO', { message: CASH_MESSAGES.settledByStore });
    if (before.estado !== 'rechazado') throw new AppError('ESTADO_CAMBIO');
    const { abono, certain } = await this.credit(before, evidence, toCentimos(montoRecibido));
    const doc = await this.settlement.recordLate(before, { por: admin.id, nota, abono, certain }, (after, tx) =>
      this.record(admin, 'pago.tardio', before, after, nota, tx),
    );
    if (!doc) throw new AppError('MOVIMIENTO_USADO', { message: SETTLEMENT_MESSAGES.movementKnown });
    return toPago(await this.existing(id));
  }

  /** Less came than is due: the movement is taken, and the client has two days to send the rest. */
  async askDifference(admin: CurrentUser, id: string, body: Short): Promise<Pago> {
    const { before, recibido, motivo, abono, certain } = await this.short(id, body);
    const now = this.clock.now();
    const limite = new Date(now.getTime() + DIFFERENCE_HOURS * HOUR);
    const falta = before.monto - recibido;
    const none = { informada: null, referencia: null, bancoEmisor: null, fechaPago: null };
    const diferencia = { ...none, estado: 'esperando' as const, recibido, falta, motivo, limite };
    const doc = await this.settlement.transact(async (tx) => {
      const taken = abono ? await this.settlement.take(before, { abono, certain, por: admin.id }, tx) : NOTHING;
      const after = await this.parts.askDifference(before, { diferencia, ...taken, por: admin.id, fecha: now }, tx);
      if (!after) throw new AppError('ESTADO_CAMBIO');
      await emitInTurn(this.events, DiferenciaPedida.event, new DiferenciaPedida(after, tx));
      await emitInTurn(this.events, PagoCambiado.event, new PagoCambiado(String(after.clienteId), tx));
      await this.record(admin, 'pago.diferencia', before, after, motivo, tx);
      return after;
    });
    return toPago(doc);
  }

  private async settle(
    admin: CurrentUser,
    before: PagoDoc,
    { accion, motivo, nota, ...credit }: Settled,
    excess = 0,
  ): Promise<Pago> {
    const doc = await this.settlement.pay(before, { ...credit, por: admin.id, nota }, async (after, tx) => {
      if (excess) {
        await this.debts.owe(after, { monto: excess, motivo: 'excedente', nota }, tx);
        await emitInTurn(this.events, PagoExcedido.event, new PagoExcedido(after, excess, tx));
      }
      await this.record(admin, accion, before, after, motivo, tx);
    });
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    // What is owed was added to the payment after it was settled.
    return toPago(excess ? await this.existing(String(doc._id)) : doc);
  }

  private async existing(id: string): Promise<PagoDoc> {
    const doc = await this.repository.findById(id);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    return doc;
  }

  private async open(id: string): Promise<PagoDoc> {
    const doc = await this.existing(id);
    demandStep(PAGO_MOVES, doc.estado, 'pagado');
    if (doc.metodoPago === 'efectivo') throw new AppError('ESTADO_CAMBIO', { message: CASH_MESSAGES.settledByStore });
    return doc;
  }

  private record(
    admin: CurrentUser,
    accion: AuditAction,
    before: PagoDoc,
    after: PagoDoc,
    motivo: string | undefined,
    tx: Tx,
  ): Promise<void> {
    const objeto = `pago:${String(before._id)}`;
    return this.audit.record(
      { actor: admin.id, accion, objeto, antes: shown(before), despues: shown(after), ...(motivo && { motivo }) },
      tx,
    );
  }

  /**
   * The movement that was named, else what the client stated of hers; `monto` in céntimos is what came with it. Throws
   * ENTRADA_INVALIDA beside `movimiento` when there is none, NO_ENCONTRADO and MONTO_NO_COINCIDE of a statement's.
   */
  private async credit(
    pago: PagoDoc,
    { movimientoId, movimiento }: PaymentEvidence,
    monto: number,
  ): Promise<Credit & { abono: AbonoDoc }> {
    const part = pendingPart(pago);
    if (movimientoId) {
      const found = await this.movements.findById(movimientoId);
      if (!found || found.bancoReceptor !== pago.bancoReceptor)
        throw new AppError('NO_ENCONTRADO', { message: 'Ese movimiento del banco no existe.' });
      if (found.monto !== monto)
        throw new AppError('MONTO_NO_COINCIDE', { message: SETTLEMENT_MESSAGES.otherAmount(monto, found.monto) });
      const { fecha, referencia, bancoEmisor } = found;
      const abono = { bancoEmisor: bancoEmisor ?? part.bancoEmisor, fecha, referencia, monto, movimientoId: found._id };
      return { abono, certain: bancoEmisor !== null };
    }
    if (movimiento) return { abono: { ...movimiento, monto, movimientoId: null }, certain: true };
    const { bancoEmisor, fechaPago: fecha, referencia } = part;
    if (!canClaim(referencia)) throw invalid('movimiento', SETTLEMENT_MESSAGES.evidence);
    return { abono: { bancoEmisor, fecha, referencia, monto, movimientoId: null }, certain: false };
  }
}
