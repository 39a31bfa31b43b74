import type { CambioPausa } from '@tuerca/contracts/auth/negocios/admin-schemas';
import type { ErrorCode } from '@tuerca/contracts/errors';
import type { ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { OBJETO_REPORTE_LABELS } from '@tuerca/contracts/platform/reportes/objects';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import type { Measure, ReportedTarget, ReportTarget } from '../../platform/reportes/report-targets.service';
import type { NegocioDoc } from './negocio.schema';
import type { NegociosService } from './negocios.service';

/** Errors of pausing a business that mean that it is not on sale anyway. */
const OUT_ALREADY: readonly ErrorCode[] = ['NEGOCIO_CAMBIO', 'NEGOCIO_ELIMINADO'];

/** Answers for reported businesses of one kind. */
export class NegocioReports<D extends NegocioDoc> implements ReportTarget {
  constructor(
    private readonly businesses: NegociosService<D, unknown, unknown>,
    private readonly reviews: { pause(admin: CurrentUser, id: string, change: CambioPausa, tx: Tx): Promise<void> },
  ) {}

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
    const { tipo, tag, words } = this.businesses.kind;
    const { _id, descripcion, rif, telefono, direccion, activo } = doc;
    return {
      titulo: `${OBJETO_REPORTE_LABELS[tipo]} ${words(doc).nombre}`,
      texto: descripcion ?? '',
      datos: [
        { etiqueta: 'RIF', valor: rif },
        { etiqueta: 'Teléfono', valor: telefono ?? 'Sin teléfono' },
        { etiqueta: 'Ciudad', valor: `${direccion.ciudad}, ${direccion.estado}` },
      ],
      oculto: !activo,
      ruta: `/admin/${tag}/${String(_id)}`,
    };
  }
}
