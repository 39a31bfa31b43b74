import type { OnModuleInit } from '@nestjs/common';
import type { ErrorCode } from '@tuerca/contracts/errors';
import type { ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import {
  type Measure,
  type ReportedTarget,
  type ReportTarget,
  ReportTargets,
} from '../../platform/reportes/report-targets.service';
import type { NegocioDoc } from './negocio.schema';
import type { NegocioReviewService } from './review.service';

/** Errors of pausing a business that mean that it is not on sale anyway. */
const OUT_ALREADY: readonly ErrorCode[] = ['NEGOCIO_CAMBIO', 'NEGOCIO_ELIMINADO'];

/** Differences between reports of one kind of business and the other. */
interface ReportedKind<D> {
  objeto: 'tienda' | 'taller';
  /** 'Tienda Repuestos Ávila'. */
  title(doc: D): string;
  /** The administrators' page of it. */
  path(id: string): string;
}

/** Answers for reported businesses; each domain extends it with its kind. */
export abstract class NegocioReports<D extends NegocioDoc> implements ReportTarget, OnModuleInit {
  protected constructor(
    private readonly kind: ReportedKind<D>,
    private readonly businesses: { findById(id: string): Promise<D | null> },
    private readonly reviews: NegocioReviewService<D>,
    private readonly targets: ReportTargets,
  ) {}

  onModuleInit(): void {
    this.targets.register(this.kind.objeto, this);
  }

  async open(_user: CurrentUser, id: string): Promise<ReportedTarget> {
    const doc = await this.businesses.findById(id);
    if (!doc?.activo) throw new AppError('NO_ENCONTRADO');
    return { contenido: this.describe(doc), autorId: id };
  }

  async recall(id: string): Promise<ContenidoReportado | null> {
    const doc = await this.businesses.findById(id);
    return doc && this.describe(doc);
  }

  apply(measure: Measure, tx: Tx): Promise<void> {
    return this.pause(measure, true, tx);
  }

  revert(measure: Measure, tx: Tx): Promise<void> {
    return this.pause(measure, false, tx);
  }

  private async pause({ accion, objetoId, admin, motivo }: Measure, pausada: boolean, tx: Tx): Promise<void> {
    if (accion !== 'pausar') return;
    await this.reviews.pause(admin, objetoId, { pausada, motivo }, tx).catch((error: unknown) => {
      // It is so already, or for good.
      if (!(error instanceof AppError) || !OUT_ALREADY.includes(error.code)) throw error;
    });
  }

  private describe(doc: D): ContenidoReportado {
    const { _id, descripcion, rif, telefono, direccion, activo } = doc;
    return {
      titulo: this.kind.title(doc),
      texto: descripcion ?? '',
      datos: [
        { etiqueta: 'RIF', valor: rif },
        { etiqueta: 'Teléfono', valor: telefono ?? 'Sin teléfono' },
        { etiqueta: 'Ciudad', valor: `${direccion.ciudad}, ${direccion.estado}` },
      ],
      oculto: !activo,
      ruta: this.kind.path(String(_id)),
    };
  }
}
