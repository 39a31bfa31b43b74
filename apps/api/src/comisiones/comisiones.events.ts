import type { Tx } from '../platform/database/transactions';
import type { LiquidacionDoc } from './liquidacion.schema';

/** A payout was transferred to its store; told once, inside the transaction that writes it. */
export class LiquidacionPagada {
  static readonly event = 'liquidacion.pagada';
  constructor(
    readonly liquidacion: LiquidacionDoc,
    readonly tx: Tx,
  ) {}
}
