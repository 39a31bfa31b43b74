import { Injectable } from '@nestjs/common';
import { citaPage } from '@tuerca/contracts/citas/citas/pages';
import { OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { CitaMovida, RepuestosDeCita } from '../../citas/citas/citas.events';
import { OrdersService, type StoredPedido } from '../../orders/orders/orders.service';
import { InTransaction } from '../../platform/common/in-transaction';
import { type Notice, NotificationsService } from './notifications.service';

/** Tells what a purchase and the appointment that mounts its parts mean for each other. */
@Injectable()
export class PartsNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly orders: OrdersService,
  ) {}

  @InTransaction(RepuestosDeCita)
  async onParts({ cita, problema, pedido, tx }: RepuestosDeCita): Promise<void> {
    const [id, when] = [String(cita._id), formatFechaHora(cita.fechaHora)];
    const common = {
      correo: true,
      tipo: 'cita' as const,
      clave: `cita:${id}:repuestos:${problema ?? 'mantenida'}:${pedido ?? cita.fechaHora.getTime()}`,
    };
    const service = `${cita.servicio.nombre} del ${when}`;
    const toClient = {
      ...common,
      usuarioId: String(cita.clienteId),
      ruta: citaPage('client', id),
      titulo: 'Reagenda o cancela tu cita',
      mensaje:
        problema === 'cancelado'
          ? `El pedido ${pedido} se canceló y traía repuestos para tu cita de ${service} en ${cita.taller.nombre}.`
          : `Los repuestos para tu cita de ${service} en ${cita.taller.nombre} todavía no llegan.`,
    };
    const toWorkshop = {
      ...common,
      usuarioId: String(cita.tallerId),
      ruta: citaPage('workshop', id),
      ...wordsForWorkshop(problema, cita.cliente.nombre, service),
    };
    await this.notifications.notify(problema ? [toClient, toWorkshop] : [toWorkshop], tx);
  }

  /**
   * A store that delivers at the workshop hears when nobody expects its parts there any more, or on another day; every store of the
   * purchase hears that a workshop gave the installation up, since its client may bring the part back.
   */
  @InTransaction(CitaMovida)
  async onMoved({ cita, change, por, keepsTime, tx }: CitaMovida): Promise<void> {
    if (keepsTime || !cita.compra || (change !== 'cancelada' && change !== 'reprogramada')) return;
    const isGivenUp = change === 'cancelada' && por !== 'cliente';
    const { orderNumber } = cita.compra;
    const orders = (await this.orders.findByPurchases([orderNumber], tx)).get(orderNumber) ?? [];
    const waiting = orders.filter(
      ({ instalacion, estado }) =>
        (instalacion?.enTaller && OPEN_ESTADOS_PEDIDO.includes(estado)) || (isGivenUp && estado !== 'cancelado'),
    );
    const notices = waiting.map((pedido): Notice => {
      const id = String(pedido._id);
      return {
        usuarioId: String(pedido.tiendaId),
        correo: true,
        tipo: 'pedido',
        ruta: `/tienda/ordenes/${id}`,
        clave: `instalacion:${id}:${change}:${cita.historialEstados.length}`,
        ...(change === 'cancelada'
          ? {
              titulo: 'Se canceló la instalación',
              mensaje: cancelledWords(pedido, cita),
            }
          : {
              titulo: 'Cambió la fecha de la instalación',
              mensaje: `Los repuestos del pedido ${pedido.numero} se instalan ahora el ${formatFechaHora(cita.fechaHora)} en ${cita.taller.nombre}.`,
            }),
      };
    });
    await this.notifications.notify(notices, tx);
  }
}

function cancelledWords(
  { numero, cliente, instalacion, estado }: StoredPedido,
  { taller }: CitaMovida['cita'],
): string {
  const what = `El pedido ${numero} se instalaba en ${taller.nombre}, pero la cita se canceló.`;
  if (instalacion?.enTaller && OPEN_ESTADOS_PEDIDO.includes(estado))
    return `El pedido ${numero} se entregaba en ${taller.nombre}, pero la cita se canceló. Acuerda con ${cliente.nombre} dónde entregarlo.`;
  return `${what} ${cliente.nombre} puede elegir otro taller, o devolverte el repuesto según tus condiciones.`;
}

function wordsForWorkshop(problema: RepuestosDeCita['problema'], client: string, service: string) {
  if (problema === 'cancelado')
    return {
      titulo: 'Repuestos cancelados',
      mensaje: `Se canceló un pedido con los repuestos de ${client} para ${service}. Le pedimos que reagende, cancele o mantenga la cita.`,
    };
  if (problema === 'atrasado')
    return {
      titulo: 'Repuestos atrasados',
      mensaje: `Los repuestos de ${client} para ${service} todavía no llegan. Le pedimos que reagende, cancele o mantenga la cita.`,
    };
  return { titulo: 'El cliente mantiene su cita', mensaje: `${client} mantiene su cita de ${service}.` };
}
