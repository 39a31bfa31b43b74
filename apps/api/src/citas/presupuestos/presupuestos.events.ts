import type { Tx } from '../../platform/database/transactions';
import type { PresupuestoDoc } from './presupuesto.schema';

/** A presupuesto as it is stored; prices in cents of a dollar. */
export type StoredPresupuesto = PresupuestoDoc;

/** A workshop sent a presupuesto, told inside the transaction that writes it. */
export class PresupuestoEnviado {
  static readonly event = 'presupuesto.enviado';
  constructor(
    readonly presupuesto: StoredPresupuesto,
    readonly tx: Tx,
  ) {}
}

/** A client answered a presupuesto, told inside the transaction that writes it. */
export class PresupuestoRespondido {
  static readonly event = 'presupuesto.respondido';
  constructor(
    readonly presupuesto: StoredPresupuesto,
    readonly tx: Tx,
  ) {}
}

/** A workshop noted that its client approved lines by telephone, told inside the transaction that writes it. */
export class PresupuestoAprobadoPorTelefono {
  static readonly event = 'presupuesto.telefono';
  constructor(
    readonly presupuesto: StoredPresupuesto,
    readonly lineas: number,
    /** Until when the client may object. */
    readonly hasta: Date,
    readonly tx: Tx,
  ) {}
}

/** A client objected to lines that were noted as approved by telephone, told inside the transaction that writes it. */
export class PresupuestoObjetado {
  static readonly event = 'presupuesto.objetado';
  constructor(
    readonly presupuesto: StoredPresupuesto,
    readonly lineas: number,
    readonly motivo: string,
    readonly tx: Tx,
  ) {}
}
