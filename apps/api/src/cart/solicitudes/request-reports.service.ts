import { Injectable, type OnModuleInit } from '@nestjs/common';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { ESTADO_PROPUESTA_LABELS, ESTADO_SOLICITUD_LABELS } from '@tuerca/contracts/cart/solicitudes/states';
import type { ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { formatRef } from '@tuerca/contracts/venezuela/dinero';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import {
  type Measure,
  type ReportedTarget,
  type ReportTarget,
  ReportTargets,
} from '../../platform/reportes/report-targets.service';
import type { PropuestaDoc } from './propuesta.schema';
import { PropuestasRepository } from './propuestas.repository';
import { RequestEndService } from './request-end.service';
import type { SolicitudDoc } from './solicitud.schema';
import { SolicitudesRepository } from './solicitudes.repository';
import { SolicitudesService } from './solicitudes.service';

/** Answers for requests, which stores that were told of them report, and for proposals, which the client reports. */
@Injectable()
export class RequestReports implements OnModuleInit {
  constructor(
    private readonly repository: SolicitudesRepository,
    private readonly propuestas: PropuestasRepository,
    private readonly solicitudes: SolicitudesService,
    private readonly ends: RequestEndService,
    private readonly targets: ReportTargets,
  ) {}

  onModuleInit(): void {
    this.targets.register('solicitud', this.ofRequests());
    this.targets.register('propuesta', this.ofProposals());
  }

  private ofRequests(): ReportTarget {
    return {
      open: async (user: CurrentUser, id: string): Promise<ReportedTarget> => {
        const doc = await this.solicitudes.own(user, id).catch(notFound);
        return { contenido: describeRequest(doc), autorId: String(doc.clienteId) };
      },
      recall: async (id: string) => {
        const doc = await this.repository.findOne({}, id);
        return doc && describeRequest(doc);
      },
      apply: async ({ accion, objetoId }: Measure, tx: Tx) => {
        if (accion === 'eliminar') await this.ends.end({}, objetoId, { estado: 'retirada', propuesta: null }, tx);
      },
    };
  }

  private ofProposals(): ReportTarget {
    return {
      open: async (user: CurrentUser, id: string): Promise<ReportedTarget> => {
        const doc = await this.propuestas.findById(id);
        const mine = doc && [doc.clienteId, doc.tiendaId].some((party) => String(party) === user.id);
        if (!doc || !mine) throw new AppError('NO_ENCONTRADO');
        return { contenido: describeProposal(doc), autorId: String(doc.tiendaId) };
      },
      recall: async (id: string) => {
        const doc = await this.propuestas.findById(id);
        return doc && describeProposal(doc);
      },
      apply: async ({ accion, objetoId }: Measure, tx: Tx) => {
        if (accion === 'eliminar') await this.propuestas.end(objetoId, 'retirada', {}, tx);
      },
    };
  }
}

const notFound = (): never => {
  throw new AppError('NO_ENCONTRADO');
};

const describeRequest = ({ pieza, nota, vehiculo, ubicacion, estado }: SolicitudDoc): ContenidoReportado => ({
  titulo: pieza,
  texto: nota ?? pieza,
  datos: [
    ...(vehiculo ? [{ etiqueta: 'Vehículo', valor: vehicleName(vehiculo) }] : []),
    { etiqueta: 'Lugar', valor: `${ubicacion.ciudad}, ${ubicacion.estado}` },
    { etiqueta: 'Estado', valor: ESTADO_SOLICITUD_LABELS[estado] },
  ],
  oculto: estado === 'retirada',
  ruta: null,
});

const describeProposal = ({ nombre, nota, precio, cantidad, estado, tiendaId }: PropuestaDoc): ContenidoReportado => ({
  titulo: nombre,
  texto: nota ?? nombre,
  datos: [
    { etiqueta: 'Precio', valor: formatRef(precio) },
    { etiqueta: 'Cantidad', valor: String(cantidad) },
    { etiqueta: 'Estado', valor: ESTADO_PROPUESTA_LABELS[estado] },
  ],
  oculto: estado === 'retirada',
  ruta: `/admin/tiendas/${String(tiendaId)}`,
});
