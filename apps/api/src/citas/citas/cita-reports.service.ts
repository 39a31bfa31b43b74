import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ESTADO_CITA_LABELS } from '@tuerca/contracts/citas/citas/states';
import type { ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { formatUsd } from '@tuerca/contracts/venezuela/dinero';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { type ReportedTarget, type ReportTarget, ReportTargets } from '../../platform/reportes/report-targets.service';
import { ReportViewsService } from '../../platform/reportes/report-views.service';
import type { CitaDoc } from './cita.schema';
import { CitasRepository } from './citas.repository';
import { CitasService } from './citas.service';

/** Answers for reported appointments: either party reports the other; administrators open what was reported. */
@Injectable()
export class CitaReports implements ReportTarget, OnModuleInit {
  constructor(
    private readonly repository: CitasRepository,
    private readonly citas: CitasService,
    private readonly reportViews: ReportViewsService,
    private readonly targets: ReportTargets,
  ) {}

  onModuleInit(): void {
    this.targets.register('cita', this);
  }

  async open(user: CurrentUser, id: string): Promise<ReportedTarget> {
    if (user.role !== 'client' && user.role !== 'workshop') throw new AppError('NO_ENCONTRADO');
    const doc = await this.citas.own(user, id).catch(() => {
      throw new AppError('NO_ENCONTRADO');
    });
    // A walk-in client without an account answers for nothing.
    const cliente = doc.cliente.email ? String(doc.clienteId) : null;
    const autorId = user.role === 'client' ? String(doc.tallerId) : cliente;
    return { contenido: describe(doc), autorId };
  }

  async recall(id: string): Promise<ContenidoReportado | null> {
    const doc = await this.repository.findAny(id);
    return doc && describe(doc);
  }

  /** A reported appointment, and the cases that open it; throws CITA_NO_ENCONTRADA without any. The look is audited. */
  async get(admin: CurrentUser, id: string) {
    const doc = await this.repository.findAny(id);
    const casos = doc ? await this.reportViews.open(admin, `cita:${id}`) : [];
    if (!doc || !casos.length) throw new AppError('CITA_NO_ENCONTRADA');
    return { cita: await this.citas.show(doc, 'admin'), casos };
  }
}

/** The final and the approved price, where a case may be about them. */
function figures({ precioFinal, precioAprobado, motivoPrecio }: CitaDoc) {
  if (precioFinal === null) return [];
  return [
    { etiqueta: 'Precio final', valor: formatUsd(precioFinal) },
    ...(precioAprobado == null ? [] : [{ etiqueta: 'Precio aprobado', valor: formatUsd(precioAprobado) }]),
    ...(motivoPrecio ? [{ etiqueta: 'Motivo del precio', valor: motivoPrecio }] : []),
  ];
}

function describe(cita: CitaDoc) {
  const { servicio, taller, cliente, vehiculo, fechaHora, estado, problemaReportado } = cita;
  return {
    titulo: `Cita de ${cliente.nombre} en ${taller.nombre}`,
    texto: problemaReportado,
    datos: [
      { etiqueta: 'Servicio', valor: servicio.nombre },
      { etiqueta: 'Fecha', valor: formatFechaHora(fechaHora) },
      { etiqueta: 'Vehículo', valor: `${vehiculo.marca} ${vehiculo.modelo} ${vehiculo.anio}, ${vehiculo.placa}` },
      { etiqueta: 'Estado', valor: ESTADO_CITA_LABELS[estado] },
      ...figures(cita),
    ],
    oculto: false,
    ruta: null,
  };
}
