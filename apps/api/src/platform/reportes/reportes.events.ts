import type { Tx } from '../database/transactions';
import type { CasoDoc } from './caso.schema';
import type { ReporteDoc } from './reporte.schema';

/** As it is stored, for those who listen. */
export type StoredReporte = ReporteDoc;

/** As it is stored, for those who listen. */
export type StoredCaso = CasoDoc;

/** Somebody reported something; told once per person and target, inside the transaction that writes it. */
export class ReporteCreado {
  static readonly event = 'reporte.creado';
  constructor(
    readonly reporte: StoredReporte,
    readonly caso: StoredCaso,
    readonly tx: Tx,
  ) {}
}

/** An administrator settled every report of a thing; told inside the transaction that writes it. */
export class ReporteResuelto {
  static readonly event = 'reporte.resuelto';
  constructor(
    readonly caso: StoredCaso,
    /** Ids of those who had reported it. */
    readonly reporteros: string[],
    readonly tx: Tx,
  ) {}
}

/** The author of what was reported answered the decision (`resuelta`: an administrator settled the answer); told inside the transaction. */
export class DecisionApelada {
  static readonly event = 'reporte.apelado';
  constructor(
    readonly caso: StoredCaso,
    readonly resuelta: boolean,
    readonly tx: Tx,
  ) {}
}
