import type { Tx } from '../platform/database/transactions';
import type { ReportedKind } from './reporte.schema';

/** Somebody reported what another person published; told once per person and target, inside the transaction that writes it. */
export class ReporteCreado {
  static readonly event = 'reporte.creado';
  constructor(
    readonly reporteId: string,
    readonly objeto: ReportedKind,
    readonly motivo: string,
    /** What was reported, as it stood then. */
    readonly texto: string,
    /** The page that shows it; null when none does for an administrator. */
    readonly ruta: string | null,
    readonly tx: Tx,
  ) {}
}
