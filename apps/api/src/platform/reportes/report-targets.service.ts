import { Injectable } from '@nestjs/common';
import type { ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import type { AccionReporte, ObjetoReporte } from '@tuerca/contracts/platform/reportes/objects';
import type { CurrentUser } from '../common/current-user';
import type { Tx } from '../database/transactions';

/** A thing that can be reported. */
export interface Reported {
  contenido: ContenidoReportado;
  /** Who answers for it against this reporter; null when nobody does. */
  autorId: string | null;
  /** What else administrators may open because of it: 'pedido:<id>', 'cita:<id>'. */
  claves?: string[];
}
/** An action to be carried out, or undone after an appeal. */
export interface Measure {
  accion: AccionReporte;
  objetoId: string;
  admin: CurrentUser;
  motivo: string;
}
/** What a domain knows about one kind of thing that can be reported. */
export interface ReportTarget {
  /** The thing as this person may see and report it; throws NO_ENCONTRADO or REPORTE_PROPIO. */
  open(user: CurrentUser, id: string): Promise<Reported>;
  /** The thing as it is, for administrators; null when it is gone. */
  recall(id: string): Promise<ContenidoReportado | null>;
  /** Carries an action out, in the transaction that settles the report; nothing when it is so already. */
  apply?(measure: Measure, tx: Tx): Promise<void>;
  /** Undoes it. */
  revert?(measure: Measure, tx: Tx): Promise<void>;
}

/**
 * Who answers for what can be reported. Domains stand above this one and register their kinds when they start: exactly one
 * answers for each, which an event could not promise.
 */
@Injectable()
export class ReportTargets {
  private readonly targets = new Map<ObjetoReporte, ReportTarget>();

  register(objeto: ObjetoReporte, target: ReportTarget): void {
    if (this.targets.has(objeto)) throw new Error(`Two domains answer for reports of ${objeto}`);
    this.targets.set(objeto, target);
  }

  of(objeto: ObjetoReporte): ReportTarget {
    const target = this.targets.get(objeto);
    if (!target) throw new Error(`No domain answers for reports of ${objeto}`);
    return target;
  }
}
