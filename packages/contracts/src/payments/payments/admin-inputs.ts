import { z } from 'zod';
import { Id, lines, nullableLines, queryText, requiredReason } from '../../kernel/fields';
import { linesOf } from '../../kernel/lists';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { CodigoBanco } from '../../platform/catalogos/bank-code';
import { caracasDate } from '../../venezuela/caracas';
import { toCentimos } from '../../venezuela/dinero';
import { Referencia } from '../../venezuela/fields';
import { CONCEPTOS_PAGO } from './concepts';
import { SETTLEMENT_MESSAGES } from './messages';
import { MAX_CONFIRMATIONS } from './rules';
import { RejectionMotivo } from './schemas';
import { ESTADOS_PAGO, GRUPOS_PAGO, METODOS_PAGO } from './states';

/** An amount that was received, in Bs. with at most two decimals. */
const Received = z
  .number(SETTLEMENT_MESSAGES.amount)
  .positive(SETTLEMENT_MESSAGES.amount)
  .max(1e12, SETTLEMENT_MESSAGES.amount)
  .refine((value) => toCentimos(value) / 100 === value, FIELD_MESSAGES.twoDecimals);

/** The bank's movement that a settlement rests on, as the administrator reads it in the bank. */
const NamedMovement = z.object({
  bancoEmisor: CodigoBanco,
  referencia: Referencia(SETTLEMENT_MESSAGES.reference),
  fecha: z.iso
    .date('La fecha del movimiento no es válida')
    .refine((fecha) => fecha <= caracasDate(new Date()), 'La fecha del movimiento no puede ser futura'),
});

/** Evidence of a settlement by hand: a movement of an imported statement, one typed by hand, or the client's statement. */
const evidence = { movimientoId: Id.optional(), movimiento: NamedMovement.optional() };

/**
 * Settles with the whole amount. `sinMovimiento`: without a movement in the bank; it takes a reason (`nota`) and the
 * same from a second administrator, or the password again of the only one.
 */
export const AprobarPago = z
  .object({
    nota: lines().max(500).optional(),
    montoRecibido: Received.optional(),
    sinMovimiento: z.literal(true).optional(),
    ...evidence,
  })
  .refine(({ sinMovimiento, nota }) => !sinMovimiento || (nota?.length ?? 0) >= 3, {
    path: ['nota'],
    message: SETTLEMENT_MESSAGES.reason,
  });
/** Rejects; the client reads the reason. */
export const RechazarPago = z.object({ motivo: RejectionMotivo });
/** Settles with less: asks for the rest, accepts it or gives it back; `montoRecibido` is the total received so far. */
export const PedirDiferencia = z.object({ montoRecibido: Received, motivo: RejectionMotivo, ...evidence });
/** Settles with more, or with money of a payment that had been rejected or had expired. */
export const MarcarExcedente = z.object({
  montoRecibido: Received,
  nota: requiredReason(SETTLEMENT_MESSAGES.note),
  ...evidence,
});
/** Transfer of a debt to a client. */
export const DevolverSaldo = z.object({
  referencia: Referencia(SETTLEMENT_MESSAGES.reference),
  nota: nullableLines(500),
});

const queryAmount = z.coerce.number(FIELD_MESSAGES.amount).min(0, FIELD_MESSAGES.negativeAmount).optional();
const queryDate = z.iso.date(FIELD_MESSAGES.invalidDate).optional();
/** Filters of the verification queue; dates are of Caracas, amounts in Bs. */
export const queueFilters = {
  grupo: z.enum(GRUPOS_PAGO).default('todos'),
  estado: z.enum(ESTADOS_PAGO).optional(),
  q: queryText(60),
  banco: CodigoBanco.optional(),
  metodo: z.enum(METODOS_PAGO).optional(),
  concepto: z.enum(CONCEPTOS_PAGO).optional(),
  desde: queryDate,
  hasta: queryDate,
  montoMin: queryAmount,
  montoMax: queryAmount,
};

/** Pairs of payment and movement selected by an administrator; each payment at most once. */
export const ConfirmarPropuestas = z.object({
  pagos: linesOf(z.object({ pagoId: Id, movimientoId: Id }), ({ pagoId }) => pagoId, SETTLEMENT_MESSAGES.paymentTwice)
    .refine(
      (pairs) => new Set(pairs.map(({ movimientoId }) => movimientoId)).size === pairs.length,
      SETTLEMENT_MESSAGES.movementTwice,
    )
    .min(1, SETTLEMENT_MESSAGES.choose)
    .max(MAX_CONFIRMATIONS, `Confirma hasta ${MAX_CONFIRMATIONS} pagos a la vez`),
});
/** The receiving bank of a statement; the platform's own when absent. */
export const StatementForm = z.object({ bancoReceptor: CodigoBanco.optional() });
