import { Injectable } from '@nestjs/common';
import { LABOUR_MESSAGES } from '@tuerca/contracts/cart/mano-de-obra/messages';
import { citaPage } from '@tuerca/contracts/citas/citas/pages';
import { ESTADO_PRESUPUESTO_LABELS } from '@tuerca/contracts/citas/presupuestos/states';
import { sentence } from '@tuerca/contracts/kernel/sentence';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { formatBs } from '@tuerca/contracts/venezuela/dinero';
import { ManoDeObraMovida } from '../../cart/mano-de-obra/mano-de-obra.events';
import {
  PresupuestoAprobadoPorTelefono,
  PresupuestoEnviado,
  PresupuestoObjetado,
  PresupuestoRespondido,
} from '../../citas/presupuestos/presupuestos.events';
import { InTransaction } from '../../platform/common/in-transaction';
import { type Notice, NotificationsService } from './notifications.service';

const linesInWords = (n: number): string => (n === 1 ? 'una línea' : `${n} líneas`);

type Labour = ManoDeObraMovida['manoDeObra'];
type Words = Pick<Notice, 'titulo' | 'mensaje'>;

/** Notice to the client; refunds are announced with the debt, and a refused payment with its payment. */
function toClient({ estado, servicio, monto, vence }: Labour, before: Labour['estado']): Words | null {
  const what = `${formatBs(monto)} por la mano de obra de ${servicio}`;
  if (estado === 'pagada' && before === 'por_decidir')
    return { titulo: 'Tu pago pasó a tu nueva cita', mensaje: `${what}. ${LABOUR_MESSAGES.held}` };
  if (estado === 'pagada' || (estado === 'cumplida' && before === 'en_pago'))
    return { titulo: 'Confirmamos tu pago de la mano de obra', mensaje: `${what}. ${LABOUR_MESSAGES.held}` };
  if (estado === 'por_decidir')
    return {
      titulo: 'Decide qué hacemos con tu mano de obra',
      mensaje: sentence(
        `Pagaste ${what} y la cita no se dio. ${LABOUR_MESSAGES.decide} Tienes hasta el ${formatFechaHora(vence!)}.`,
      ),
    };
  if (estado === 'anulada')
    return { titulo: 'No confirmamos tu pago de la mano de obra', mensaje: LABOUR_MESSAGES.expired };
  return null;
}

/** Notice to the workshop: the labour is paid, or the workshop has earned it. */
function toWorkshop({ estado, servicio, monto, ganado }: Labour, before: Labour['estado']): Words | null {
  if (estado === 'pagada' && before !== 'cumplida')
    return {
      titulo: 'Tu cliente pagó la mano de obra por Tuerca',
      mensaje: `${formatBs(monto)} por ${servicio}. ${LABOUR_MESSAGES.heldForWorkshop}`,
    };
  if (estado === 'ganada')
    return {
      titulo: 'La mano de obra está en tus ingresos',
      mensaje: `${formatBs(ganado ?? 0)} por ${servicio}, menos la comisión. Va en tu próxima liquidación.`,
    };
  return null;
}

/** Tells the other party of a presupuesto and of its answer, and both what becomes of labour that is paid through Tuerca. */
@Injectable()
export class PresupuestoNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @InTransaction(PresupuestoEnviado)
  onSent({ presupuesto, tx }: PresupuestoEnviado): Promise<void> {
    const { _id, citaId, clienteId, taller, version, vehiculo } = presupuesto;
    return this.notifications.notifyOne(tx, {
      usuarioId: String(clienteId),
      correo: true,
      tipo: 'cita',
      clave: `presupuesto.enviado:${String(_id)}`,
      ruta: citaPage('client', String(citaId)),
      titulo: version > 1 ? 'Presupuesto actualizado' : 'Tienes un presupuesto',
      mensaje: `${taller} te envió un presupuesto para tu ${vehiculo.marca} ${vehiculo.modelo}. Apruébalo o recházalo línea por línea.`,
    });
  }

  @InTransaction(PresupuestoRespondido)
  onAnswered({ presupuesto, tx }: PresupuestoRespondido): Promise<void> {
    const { _id, citaId, tallerId, estado, vehiculo, lineas } = presupuesto;
    const approved = lineas.filter((linea) => linea.estado === 'aprobada').length;
    return this.notifications.notifyOne(tx, {
      usuarioId: String(tallerId),
      correo: true,
      tipo: 'cita',
      clave: `presupuesto.respondido:${String(_id)}`,
      ruta: citaPage('workshop', String(citaId)),
      titulo: `Presupuesto ${ESTADO_PRESUPUESTO_LABELS[estado].toLowerCase()}`,
      mensaje: `Tu cliente aprobó ${approved} de ${lineas.length} líneas del presupuesto para ${vehiculo.marca} ${vehiculo.modelo}.`,
    });
  }

  @InTransaction(PresupuestoAprobadoPorTelefono)
  onCall({ presupuesto, lineas, hasta, tx }: PresupuestoAprobadoPorTelefono): Promise<void> {
    const { _id, citaId, clienteId, taller, vehiculo, revision } = presupuesto;
    return this.notifications.notifyOne(tx, {
      usuarioId: String(clienteId),
      correo: true,
      tipo: 'cita',
      clave: `presupuesto.telefono:${String(_id)}:${revision}`,
      ruta: citaPage('client', String(citaId)),
      titulo: 'Aprobación por teléfono anotada',
      mensaje: `${taller} anotó que aprobaste por teléfono ${linesInWords(lineas)} del presupuesto para tu ${vehiculo.marca} ${vehiculo.modelo}. Si no fue así, objétalo hasta el ${formatFechaHora(hasta)}.`,
    });
  }

  @InTransaction(PresupuestoObjetado)
  onObjection({ presupuesto, lineas, motivo, tx }: PresupuestoObjetado): Promise<void> {
    const { _id, citaId, tallerId, vehiculo, revision } = presupuesto;
    return this.notifications.notifyOne(tx, {
      usuarioId: String(tallerId),
      correo: true,
      tipo: 'cita',
      clave: `presupuesto.objetado:${String(_id)}:${revision}`,
      ruta: citaPage('workshop', String(citaId)),
      titulo: 'Tu cliente objetó una aprobación',
      mensaje: `No aprobó por teléfono ${linesInWords(lineas)} del presupuesto para ${vehiculo.marca} ${vehiculo.modelo}: ${motivo}`,
    });
  }

  @InTransaction(ManoDeObraMovida)
  async onMoved({ manoDeObra, before, tx }: ManoDeObraMovida): Promise<void> {
    const { _id, citaId, clienteId, tallerId, estado } = manoDeObra;
    const common = {
      correo: true,
      tipo: 'pago' as const,
      clave: `mano_de_obra:${String(_id)}:${estado}:${manoDeObra.updatedAt.getTime()}`,
    };
    const [client, workshop] = [toClient(manoDeObra, before), toWorkshop(manoDeObra, before)];
    const toParty = (role: 'client' | 'workshop', usuarioId: unknown, words: Words) => ({
      ...common,
      ...words,
      usuarioId: String(usuarioId),
      ruta: citaPage(role, String(citaId)),
    });
    const notices = [
      ...(client ? [toParty('client', clienteId, client)] : []),
      ...(workshop ? [toParty('workshop', tallerId, workshop)] : []),
    ];
    await this.notifications.notify(notices, tx);
  }
}
