import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { CASH_MESSAGES } from '@tuerca/contracts/checkout/cash';
import type { AuditAction } from '@tuerca/contracts/audit/actions';
import type { paymentsAdmin } from '@tuerca/contracts/payments/admin-endpoints';
import { SETTLEMENT_MESSAGES } from '@tuerca/contracts/payments/messages';
import { DIFFERENCE_HOURS } from '@tuerca/contracts/payments/rules';
import type { Pago } from '@tuerca/contracts/payments/schemas';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { PAGO_MOVES } from '@tuerca/contracts/payments/states';
import { AuditService } from '../audit/audit.service';
import { demandStep } from '../platform/common/demand-step';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { emitInTurn } from '../platform/common/emit-in-turn';
import type { Tx } from '../platform/database/transactions';
import type { Parsed } from '../platform/http/request-context';
import { DebtsService } from './debts.service';
import { typedSuffix } from './movement-identity';
import { pendingPart } from './payment-part';
import { PaymentPartsRepository } from './payment-parts.repository';
import type { AbonoDoc } from './payment-part.schema';
import type { PagoDoc } from './payment.schema';
import { DiferenciaPedida, PagoCambiado, PagoExcedido } from './payments.events';
import { toPago } from './payments.mapper';
import { PaymentsRepository } from './payments.repository';
import { SettlementService } from './settlement.service';
import { MovementsRepository } from './statements/movements.repository';

type Calls = typeof paymentsAdmin;
type Evidence = Pick<Parsed<Calls['approve']>['body'], 'movimientoId' | 'movimiento'>;
interface Credit {
  abono: AbonoDoc | null;
  certain: boolean;
}

const HOUR = 3_600_000;

/** What of a payment an audit line shows; amounts in céntimos. */
const shown = ({ estado, resultado, montoRecibido, diferencia, abonos }: PagoDoc) => ({
  estado,
  resultado,
  montoRecibido,
  falta: diferencia && diferencia.estado !== 'completa' ? diferencia.falta : null,
  movimientos: abonos.map(({ fecha, referencia, monto }) => `${fecha} ${referencia} ${monto}`),
});

const invalid = (campo: string, mensaje: string) =>
  new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo, mensaje }] });

/** What an administrator decides about a payment, each with its audit line and notices in one transaction. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly repository: PaymentsRepository,
    private readonly parts: PaymentPartsRepository,
    private readonly movements: MovementsRepository,
    private readonly settlement: SettlementService,
    private readonly debts: DebtsService,
    private readonly audit: AuditService,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Confirms by hand what is due; throws ESTADO_CAMBIO, MOVIMIENTO_USADO, MONTO_NO_COINCIDE. */
  async approve(admin: CurrentUser, id: string, body: Parsed<Calls['approve']>['body']): Promise<Pago> {
    const { nota, montoRecibido, ...evidence } = body;
    const before = await this.open(id);
    const due = pendingPart(before).monto;
    if (montoRecibido !== undefined && toCentimos(montoRecibido) !== before.monto)
      throw new AppError('MONTO_NO_COINCIDE');
    const credit = await this.credit(before, evidence, due);
    return this.settle(admin, before, { ...credit, nota: nota ?? null, accion: 'pago.aprobar', motivo: nota });
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
    if (!abono) throw invalid('referencia', SETTLEMENT_MESSAGES.movement);
    const doc = await this.settlement.recordLate(before, { por: admin.id, nota, abono, certain }, (after, tx) =>
      this.record(admin, 'pago.tardio', before, after, nota, tx),
    );
    if (!doc) throw new AppError('MOVIMIENTO_USADO', { message: SETTLEMENT_MESSAGES.movementKnown });
    return toPago(await this.existing(id));
  }

  /** Less came than is due: the movement is taken, and the client has two days to send the rest. */
  async askDifference(admin: CurrentUser, id: string, body: Parsed<Calls['askDifference']>['body']): Promise<Pago> {
    const { motivo, montoRecibido, ...evidence } = body;
    const before = await this.open(id);
    const [recibido, earlier] = [toCentimos(montoRecibido), before.diferencia?.recibido ?? 0];
    if (recibido >= before.monto) throw invalid('montoRecibido', SETTLEMENT_MESSAGES.notLess);
    if (recibido < earlier) throw new AppError('MONTO_NO_COINCIDE');
    const { abono, certain } =
      recibido > earlier ? await this.received(before, evidence, recibido - earlier) : { abono: null, certain: false };
    const now = this.clock.now();
    const limite = new Date(now.getTime() + DIFFERENCE_HOURS * HOUR);
    const falta = before.monto - recibido;
    const none = { informada: null, referencia: null, bancoEmisor: null, fechaPago: null };
    const diferencia = { ...none, estado: 'esperando' as const, recibido, falta, motivo, limite };
    const doc = await this.settlement.transact(async (tx) => {
      const keys = abono && typedSuffix(abono.referencia) ? await this.settlement.take(before, abono, certain, tx) : [];
      const after = await this.parts.askDifference(before, { diferencia, abono, keys, por: admin.id, fecha: now }, tx);
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
    { accion, motivo, nota, ...credit }: Credit & { nota: string | null; accion: AuditAction; motivo?: string },
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

  /** What of the bank a settlement rests on; null when neither the admin nor the client names a movement. */
  private async credit(pago: PagoDoc, { movimientoId, movimiento }: Evidence, monto: number): Promise<Credit> {
    const part = pendingPart(pago);
    if (movimientoId) {
      const found = await this.movements.findById(movimientoId);
      if (!found || found.bancoReceptor !== pago.bancoReceptor)
        throw new AppError('NO_ENCONTRADO', { message: 'Ese movimiento del banco no existe.' });
      if (found.monto !== monto) throw new AppError('MONTO_NO_COINCIDE');
      const { fecha, referencia, bancoEmisor } = found;
      const abono = { bancoEmisor: bancoEmisor ?? part.bancoEmisor, fecha, referencia, monto, movimientoId: found._id };
      return { abono, certain: bancoEmisor !== null };
    }
    if (movimiento) return { abono: { ...movimiento, monto, movimientoId: null }, certain: true };
    if (!typedSuffix(part.referencia)) return { abono: null, certain: false };
    const { bancoEmisor, fechaPago: fecha, referencia } = part;
    return { abono: { bancoEmisor, fecha, referencia: referencia!, monto, movimientoId: null }, certain: false };
  }

  /** The same of a part, which stays known even when it names no movement. */
  private async received(pago: PagoDoc, evidence: Evidence, monto: number): Promise<Credit> {
    const credit = await this.credit(pago, evidence, monto);
    if (credit.abono) return credit;
    const { bancoEmisor, fechaPago: fecha, referencia } = pendingPart(pago);
    const abono = { bancoEmisor, fecha, referencia: referencia ?? '', monto, movimientoId: null };
    return { abono, certain: false };
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
}
