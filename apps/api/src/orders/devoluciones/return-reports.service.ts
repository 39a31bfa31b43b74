import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MOTIVO_DEVOLUCION_LABELS } from '@tuerca/contracts/orders/devoluciones/rules';
import { ESTADO_DEVOLUCION_LABELS } from '@tuerca/contracts/orders/devoluciones/states';
import type { ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { formatBs } from '@tuerca/contracts/venezuela/dinero';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { type ReportedTarget, type ReportTarget, ReportTargets } from '../../platform/reportes/report-targets.service';
import type { DevolucionDoc } from './devolucion.schema';
import { DevolucionesRepository } from './devoluciones.repository';
import { DevolucionesService } from './devoluciones.service';

/** Answers for returns: a client asks for a look at hers, a store at one made to it; the other party answers for it. */
@Injectable()
export class ReturnReports implements ReportTarget, OnModuleInit {
  constructor(
    private readonly repository: DevolucionesRepository,
    private readonly devoluciones: DevolucionesService,
    private readonly targets: ReportTargets,
  ) {}

  onModuleInit(): void {
    this.targets.register('devolucion', this);
  }

  async open(user: CurrentUser, id: string): Promise<ReportedTarget> {
    if (user.role !== 'client' && user.role !== 'store') throw new AppError('NO_ENCONTRADO');
    const doc = await this.devoluciones.own(user, id).catch(() => {
      throw new AppError('NO_ENCONTRADO');
    });
    const autorId = String(user.role === 'client' ? doc.tiendaId : doc.clienteId);
    return { contenido: describe(doc), autorId, claves: [`pedido:${String(doc.pedidoId)}`] };
  }

  async recall(id: string): Promise<ContenidoReportado | null> {
    const doc = await this.repository.findOwn({}, id);
    return doc && describe(doc);
  }
}

function describe(doc: DevolucionDoc): ContenidoReportado {
  const { numero, cliente, tienda, detalle, motivo, estado, monto, motivoRechazo, pedidoId } = doc;
  return {
    titulo: `Devolución ${numero} de ${cliente.nombre} a ${tienda.nombre}`,
    texto: detalle,
    datos: [
      { etiqueta: 'Motivo', valor: MOTIVO_DEVOLUCION_LABELS[motivo] },
      { etiqueta: 'Monto', valor: formatBs(monto) },
      { etiqueta: 'Estado', valor: ESTADO_DEVOLUCION_LABELS[estado] },
      ...(motivoRechazo ? [{ etiqueta: 'La tienda respondió', valor: motivoRechazo }] : []),
    ],
    oculto: false,
    ruta: `/admin/pedidos/${String(pedidoId)}`,
  };
}
