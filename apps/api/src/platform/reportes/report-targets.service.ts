import { Injectable } from '@nestjs/common';
import type { ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import type { AccionReporte, ObjetoReporte } from '@tuerca/contracts/platform/reportes/objects';
import type { CurrentUser } from '../common/current-user';
import type { Tx } from '../database/transactions';

/** A thing that can be reported. */
export interface ReportedTarget {
  contenido: ContenidoReportado;
  /** Account that answers for it against this reporter; null when nobody does. */
  autorId: string | null;
  /** Other things that administrators may open because of it: 'pedido:<id>', 'cita:<id>'. */
  claves?: string[];
}
/** An action to be carried out, or undone after an appeal. */
export interface Measure {
  accion: AccionReporte;
  objetoId: string;
  admin: CurrentUser;
  motivo: string;
}
/** Operations of a domain on one kind of thing that can be reported. */
export interface ReportTarget {
  /** The thing as this person may see and report it; throws NO_ENCONTRADO or REPORTE_PROPIO. */
  open(user: CurrentUser, id: string): Promise<ReportedTarget>;
  /** The thing as it is, for administrators; null when it is gone. */
  recall(id: string): Promise<ContenidoReportado | null>;
  /** Carries an action out, in the transaction that settles the report; nothing when it is so already. */
  apply?(measure: Measure, tx: Tx): Promise<void>;
  /** Undoes it. */
  revert?(measure: Measure, tx: Tx): Promise<void>;
}

/**
 * Registry of the domains that answer for things that can be reported. They stand above this one and register their kinds at
 * start: exactly one answers for each, which an event could not guarantee.
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
