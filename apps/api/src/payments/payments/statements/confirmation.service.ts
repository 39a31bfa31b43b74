import { Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import type { Confirmacion } from '@tuerca/contracts/payments/payments/statement-schemas';
import type { ResultadoConfirmacion } from '@tuerca/contracts/payments/payments/statement-states';
import { AuditService } from '../../../platform/audit/audit.service';
import { AppError } from '../../../platform/common/app-error';
import type { CurrentUser } from '../../../platform/common/current-user';
import type { PagoDoc } from '../payment.schema';
import { pendingPart } from '../payment-part';
import { OPEN_ESTADOS } from '../payment-rules';
import { PaymentsRepository } from '../payments.repository';
import { SettlementService } from '../settlement.service';
import type { MovimientoBancoDoc } from './movement.schema';
import { BankMovementsRepository } from './movements.repository';
import type { ExtractoDoc } from './statement.schema';

type Pair = Pick<Confirmacion, 'pagoId' | 'movimientoId'>;

/** Settlements at once: each is a transaction of its own. */
const CONCURRENCY = 4;
const NOTE = 'Conciliado con el extracto del banco';

/** Settles pairs of payment and movement that an administrator confirmed, each for itself. */
@Injectable()
export class ConfirmationService {
  private readonly log = new Logger('Statements');

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly movements: BankMovementsRepository,
    private readonly settlement: SettlementService,
    private readonly audit: AuditService,
  ) {}

  /** Result of each pair, in their order. */
  async confirm(user: CurrentUser, extracto: ExtractoDoc, pairs: Pair[]): Promise<Confirmacion[]> {
    const [movements, payments] = await Promise.all([
      this.movements.findByIds(pairs.map(({ movimientoId }) => movimientoId)),
      this.payments.findByIds(pairs.map(({ pagoId }) => pagoId)),
    ]);
    const ofStatement = movements.filter(({ extractos }) =>
      extractos.some((id) => String(id) === String(extracto._id)),
    );
    const byId = new Map(ofStatement.map((doc) => [String(doc._id), doc]));
    const pagos = new Map(payments.map((doc) => [String(doc._id), doc]));
    const limit = pLimit(CONCURRENCY);
    return Promise.all(
      pairs.map(({ pagoId, movimientoId }) =>
        limit(async () => {
          const [pago, movement] = [pagos.get(pagoId), byId.get(movimientoId)];
          const resultado = pago && movement ? await this.attempt(user, extracto, pago, movement) : 'no_encontrado';
          return { pagoId, movimientoId, orderNumber: pago?.orderNumber ?? null, resultado };
        }),
      ),
    );
  }

  private async attempt(...args: Parameters<ConfirmationService['settle']>): Promise<ResultadoConfirmacion> {
    try {
      return await this.settle(...args);
    } catch (error) {
      if (error instanceof AppError && error.code === 'MOVIMIENTO_USADO') return 'movimiento_usado';
      this.log.warn(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return 'fallo';
    }
  }

  private async settle(
    user: CurrentUser,
    extracto: ExtractoDoc,
    pago: PagoDoc,
    movement: MovimientoBancoDoc,
  ): Promise<ResultadoConfirmacion> {
    if (String(movement.pagoId) === String(pago._id)) return 'ya_confirmado';
    if (movement.pagoId) return 'movimiento_usado';
    if (!OPEN_ESTADOS.includes(pago.estado)) return 'cambio';
    const part = pendingPart(pago);
    if (movement.monto !== part.monto) return 'monto_distinto';
    const { bancoEmisor, fecha, referencia, monto } = movement;
    const abono = {
      bancoEmisor: bancoEmisor ?? part.bancoEmisor,
      fecha,
      referencia,
      monto,
      movimientoId: movement._id,
    };
    const before = { estado: pago.estado, resultado: pago.resultado };
    const received = { por: user.id, nota: NOTE, abono, certain: bancoEmisor !== null };
    const doc = await this.settlement.pay(pago, received, (after, tx) =>
      this.audit.record(
        {
          actor: user.id,
          accion: 'extracto.confirmar',
          objeto: `pago:${String(pago._id)}`,
          antes: before,
          despues: {
            estado: after.estado,
            resultado: after.resultado,
            movimiento: `${fecha} ${referencia} ${monto}`,
            extracto: String(extracto._id),
          },
        },
        tx,
      ),
    );
    return doc ? 'confirmado' : 'cambio';
  }
}
