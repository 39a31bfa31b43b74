import type { Tx } from '../platform/database/transactions';
import type { SuscripcionDoc } from './suscripcion.schema';

/** Change of a subscription or of a request for one. */
export type MembershipChange =
  'solicitada' | 'activada' | 'renovada' | 'asignada' | 'ganada' | 'rechazada' | 'vencida' | 'cancelada';

/** A subscription was asked for or moved, told once, inside the transaction that writes it. */
export class MembresiaMovida {
  static readonly event = 'membresia.movida';
  constructor(
    readonly suscripcion: SuscripcionDoc,
    readonly change: MembershipChange,
    readonly tx: Tx,
  ) {}
}

/** An administrator changed what the platform keeps of the sales of whoever has a plan; inside the transaction of it. */
export class ComisionPlanCambio {
  static readonly event = 'membresia.comision';
  constructor(
    readonly plan: { codigo: string; nombre: string },
    /** Percent; null is the general commission. */
    readonly antes: number | null,
    readonly despues: number | null,
    readonly by: { actor: string; motivo: string },
    readonly fecha: Date,
    readonly tx: Tx,
  ) {}
}

/** A subscription ends in so many days, told once, inside the transaction that notes the reminder. */
export class MembresiaPorVencer {
  static readonly event = 'membresia.por-vencer';
  constructor(
    readonly suscripcion: SuscripcionDoc,
    readonly dias: number,
    readonly tx: Tx,
  ) {}
}
