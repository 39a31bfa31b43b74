import type { Tx } from '../../platform/database/transactions';
import type { LiquidacionDoc } from './liquidacion.schema';

/** An administrator changed the commission of one store; inside the transaction of it. */
export class ComisionTiendaCambio {
  static readonly event = 'comision.tienda';
  constructor(
    readonly tienda: { id: string; nombre: string },
    /** Percent; null is the commission of its plan, or the general one. */
    readonly antes: number | null,
    readonly despues: number | null,
    readonly by: { actor: string; motivo: string },
    readonly fecha: Date,
    readonly tx: Tx,
  ) {}
}

/** A payout was transferred to its store; told once, inside the transaction that writes it. */
export class LiquidacionPagada {
  static readonly event = 'liquidacion.pagada';
  constructor(
    readonly liquidacion: LiquidacionDoc,
    readonly tx: Tx,
  ) {}
}
