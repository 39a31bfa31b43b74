import type { CitaActor } from '@tuerca/contracts/citas/citas/schemas';
import type { PartsProblem } from '@tuerca/contracts/citas/citas/states';
import type { Tx } from '../../platform/database/transactions';
import type { StoredCita } from './citas.service';

/** Change of an appointment. */
export type CitaChange =
  | 'creada'
  | 'confirmada'
  | 'cancelada'
  | 'reprogramada'
  | 'en_proceso'
  | 'pausada'
  | 'completada'
  | 'no_asistio'
  | 'inicio_deshecho'
  | 'asistio'
  | 'corregida';

/** An appointment was made or moved, told inside the transaction that writes it; `before` is its time before a move. */
export class CitaMovida {
  static readonly event = 'cita.movida';
  constructor(
    readonly cita: StoredCita,
    readonly change: CitaChange,
    readonly por: CitaActor,
    readonly tx: Tx,
    readonly before: Date | null = null,
    /** The workshop's word about a move. */
    readonly motivo: string | null = null,
  ) {}

  /** It moved to another bay alone, which concerns nobody but the workshop. */
  get keepsTime(): boolean {
    return this.before?.getTime() === this.cita.fechaHora.getTime();
  }
}

/** A member proposed a price that waits for the owner, told inside the transaction that notes it. */
export class PrecioPorConfirmar {
  static readonly event = 'cita.precio';
  constructor(
    readonly cita: StoredCita,
    readonly tx: Tx,
  ) {}
}

/**
 * Something is wrong with the parts of an appointment (null: its client keeps it all the same), told inside the transaction
 * that notes it; `pedido` is the number of the order that was cancelled.
 */
export class RepuestosDeCita {
  static readonly event = 'cita.repuestos';
  constructor(
    readonly cita: StoredCita,
    readonly problema: PartsProblem | null,
    readonly pedido: string | null,
    readonly tx: Tx,
  ) {}
}

/** A client rated a completed appointment, told inside the transaction that writes it. */
export class CitaCalificada {
  static readonly event = 'cita.calificada';
  constructor(
    readonly cita: StoredCita,
    readonly puntuacion: number,
    readonly comentario: string | null,
    readonly tx: Tx,
  ) {}
}

/** An appointment begins: the reminder of so many hours before is due, told inside the transaction that notes it. */
export class CitaPorComenzar {
  static readonly event = 'cita.recordatorio';
  constructor(
    readonly cita: StoredCita,
    readonly hours: number,
    readonly tx: Tx,
  ) {}
}
