import { Injectable } from '@nestjs/common';
import { citaPage } from '@tuerca/contracts/citas/citas/pages';
import { ESTADO_PRESUPUESTO_LABELS } from '@tuerca/contracts/citas/presupuestos/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import {
  PresupuestoAprobadoPorTelefono,
  PresupuestoEnviado,
  PresupuestoObjetado,
  PresupuestoRespondido,
} from '../../citas/presupuestos/presupuestos.events';
import { InTransaction } from '../../platform/common/in-transaction';
import { NotificationsService } from './notifications.service';

const linesInWords = (n: number): string => (n === 1 ? 'una línea' : `${n} líneas`);

/** Tells the other party of a presupuesto and of its answer. */
@Injectable()
export class PresupuestoNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @InTransaction(PresupuestoEnviado)
  onSent({ presupuesto, tx }: PresupuestoEnviado): Promise<void> {
    const { _id, citaId, clienteId, taller, version, vehiculo } = presupuesto;
    return this.notifications.notify(
      [
        {
          usuarioId: String(clienteId),
          correo: true,
          tipo: 'cita',
          clave: `presupuesto.enviado:${String(_id)}`,
          ruta: citaPage('client', String(citaId)),
          titulo: version > 1 ? 'Presupuesto actualizado' : 'Tienes un presupuesto',
          mensaje: `${taller} te envió un presupuesto para tu ${vehiculo.marca} ${vehiculo.modelo}. Apruébalo o recházalo línea por línea.`,
        },
      ],
      tx,
    );
  }

  @InTransaction(PresupuestoRespondido)
  onAnswered({ presupuesto, tx }: PresupuestoRespondido): Promise<void> {
    const { _id, citaId, tallerId, estado, vehiculo, lineas } = presupuesto;
    const approved = lineas.filter((linea) => linea.estado === 'aprobada').length;
    return this.notifications.notify(
      [
        {
          usuarioId: String(tallerId),
          correo: true,
          tipo: 'cita',
          clave: `presupuesto.respondido:${String(_id)}`,
          ruta: citaPage('workshop', String(citaId)),
          titulo: `Presupuesto ${ESTADO_PRESUPUESTO_LABELS[estado].toLowerCase()}`,
          mensaje: `Tu cliente aprobó ${approved} de ${lineas.length} líneas del presupuesto para ${vehiculo.marca} ${vehiculo.modelo}.`,
        },
      ],
      tx,
    );
  }

  @InTransaction(PresupuestoAprobadoPorTelefono)
  onCall({ presupuesto, lineas, hasta, tx }: PresupuestoAprobadoPorTelefono): Promise<void> {
    const { _id, citaId, clienteId, taller, vehiculo, revision } = presupuesto;
    return this.notifications.notify(
      [
        {
          usuarioId: String(clienteId),
          correo: true,
          tipo: 'cita',
          clave: `presupuesto.telefono:${String(_id)}:${revision}`,
          ruta: citaPage('client', String(citaId)),
          titulo: 'Aprobación por teléfono anotada',
          mensaje: `${taller} anotó que aprobaste por teléfono ${linesInWords(lineas)} del presupuesto para tu ${vehiculo.marca} ${vehiculo.modelo}. Si no fue así, objétalo hasta el ${formatFechaHora(hasta)}.`,
        },
      ],
      tx,
    );
  }

  @InTransaction(PresupuestoObjetado)
  onObjection({ presupuesto, lineas, motivo, tx }: PresupuestoObjetado): Promise<void> {
    const { _id, citaId, tallerId, vehiculo, revision } = presupuesto;
    return this.notifications.notify(
      [
        {
          usuarioId: String(tallerId),
          correo: true,
          tipo: 'cita',
          clave: `presupuesto.objetado:${String(_id)}:${revision}`,
          ruta: citaPage('workshop', String(citaId)),
          titulo: 'Tu cliente objetó una aprobación',
          mensaje: `No aprobó por teléfono ${linesInWords(lineas)} del presupuesto para ${vehiculo.marca} ${vehiculo.modelo}: ${motivo}`,
        },
      ],
      tx,
    );
  }
}
