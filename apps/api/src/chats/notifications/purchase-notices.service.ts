import { Injectable } from '@nestjs/common';
import type { NotificationType } from '@tuerca/contracts/chats/notifications/rules';
import { plural } from '@tuerca/contracts/kernel/plural';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { unitsOf } from '@tuerca/contracts/orders/orders/units';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { ratePath } from '@tuerca/contracts/products/comments/rate';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { dayInWords } from '@tuerca/contracts/venezuela/day-format';
import { formatBs } from '@tuerca/contracts/venezuela/dinero';
import {
  CompraAnulada,
  type CompraEvent,
  CompraPagada,
  CompraRegistrada,
  PedidoAtrasado,
  PedidoMovido,
  RastreoCorregido,
} from '../../orders/orders/orders.events';
import type { StoredPedido } from '../../orders/orders/orders.service';
import { InTransaction } from '../../platform/common/in-transaction';
import { NotificationsService } from './notifications.service';

interface Text {
  titulo: string;
  mensaje: string;
}
interface Words {
  /** Begins the notices' `clave`. */
  topic: string;
  tipo: NotificationType;
  toClient: Text;
  /** null: this store has nothing to hear. */
  toStore: (pedido: StoredPedido) => Text | null;
}

const clientPath = (numero: string) => `/cliente/ordenes?pedido=${numero}`;
const storePath = (pedidoId: string) => `/tienda/ordenes/${pedidoId}`;
const items = ({ items }: StoredPedido) => plural(unitsOf(items), 'producto', 'productos');

const isCash = ({ metodoPago }: StoredPedido): boolean => metodoPago === 'efectivo';

const destination = ({ instalacion }: StoredPedido): string =>
  instalacion?.enTaller ? ` Se entrega en ${instalacion.taller}, donde se instala.` : '';

/** Tells client and stores what became of a purchase, in the transaction in which it happens. */
@Injectable()
export class PurchaseNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @InTransaction(CompraRegistrada)
  onRegistered(event: CompraRegistrada): Promise<void> {
    const { orderNumber, monto } = event.pago;
    const [cash] = event.pedidos.filter(isCash);
    const until = cash?.retirarHasta ? ` antes del ${formatFechaHora(cash.retirarHasta)}` : '';
    return this.tell(event, {
      topic: 'pago.registrado',
      tipo: 'pedido',
      toClient: cash
        ? {
            titulo: 'Pedido apartado',
            mensaje: `${cash.tienda.nombre} apartó tu pedido ${cash.numero}. Retíralo y págalo en la tienda${until}: ${formatBs(monto)}, o su valor en dólares.`,
          }
        : {
            titulo: 'Compra registrada',
            mensaje: `Recibimos tu compra ${orderNumber} por ${formatBs(monto)}. Estamos verificando tu pago.`,
          },
      toStore: (pedido) => ({
        titulo: cash ? 'Nuevo pedido por cobrar' : 'Nuevo pedido',
        mensaje: cash
          ? `${pedido.cliente.nombre} apartó ${items(pedido)} (${pedido.numero}) y paga al retirar${until}`
          : `${pedido.cliente.nombre} compró ${items(pedido)} (${pedido.numero}).${destination(pedido)} Te avisaremos cuando el pago esté confirmado.`,
      }),
    });
  }

  @InTransaction(CompraPagada)
  onPaid(event: CompraPagada): Promise<void> {
    const { orderNumber, monto } = event.pago;
    return this.tell(event, {
      topic: 'pago.confirmado',
      tipo: 'pago',
      toClient: {
        titulo: 'Pago confirmado',
        mensaje: event.pedidos.some(isCash)
          ? `La tienda registró el pago de tu compra ${orderNumber}.`
          : `Tu pago de ${formatBs(monto)} por la compra ${orderNumber} fue confirmado.`,
      },
      // Who took the money at the counter knows it.
      toStore: ({ numero, estado, metodoPago }) =>
        estado === 'cancelado' || metodoPago === 'efectivo'
          ? null
          : {
              titulo: 'Pago confirmado',
              mensaje: `El pago del pedido ${numero} está confirmado. Ya puedes prepararlo.`,
            },
    });
  }

  @InTransaction(CompraAnulada)
  onUndone(event: CompraAnulada): Promise<void> {
    const { orderNumber, motivo } = event.pago;
    return this.tell(event, {
      topic: 'pago.rechazado',
      tipo: 'pago',
      toClient: {
        titulo: event.pedidos.some(isCash) ? 'Pedido cancelado' : 'Pago rechazado',
        mensaje: `Tu compra ${orderNumber} se canceló. ${motivo ?? PAYMENT_MESSAGES.notConfirmed}`,
      },
      toStore: ({ numero, metodoPago }) => ({
        titulo: 'Pedido cancelado',
        mensaje:
          metodoPago === 'efectivo'
            ? `El pedido ${numero} no se retiró a tiempo y sus productos volvieron a tu inventario.`
            : `El pago del pedido ${numero} no se confirmó y sus productos volvieron a tu inventario.`,
      }),
    });
  }

  @InTransaction(PedidoMovido)
  async onMoved({
    pedidoId,
    numero,
    clienteId,
    tiendaId,
    tienda,
    estado,
    movedTo,
    productoId,
    por,
    motivo,
    rastreo,
    paso,
    tx,
  }: PedidoMovido): Promise<void> {
    const clave = `pedido:${pedidoId}:${estado}:${paso}`;
    const because = motivo ? ` Motivo: ${motivo}` : '';
    const common = { correo: true, tipo: 'pedido' as const, clave };
    const byAdmins = por === 'administracion';
    const toStore = {
      ...common,
      usuarioId: tiendaId,
      ruta: storePath(pedidoId),
      ...(estado === 'entregado'
        ? { titulo: 'Pedido entregado', mensaje: `El cliente confirmó que recibió el pedido ${numero}.` }
        : {
            titulo: 'Pedido cancelado',
            mensaje: `${byAdmins ? 'La administración de Tuerca' : 'El cliente'} canceló el pedido ${numero}.${because}`,
          }),
    };
    const tracking = rastreo ? ` ${rastreo}.` : '';
    const more = estado === 'cancelado' ? because : estado === 'entregado' ? ` ${ORDER_MESSAGES.rate}` : tracking;
    const toClient = {
      ...common,
      usuarioId: clienteId,
      ruta: estado === 'entregado' ? ratePath(productoId) : clientPath(numero),
      titulo: `Pedido ${movedTo}`,
      mensaje: `${byAdmins ? 'La administración de Tuerca' : tienda} actualizó tu pedido ${numero}: ${movedTo}.${more}`,
    };
    // A store that has no access hears nothing of what is done in its place.
    const told = byAdmins
      ? estado === 'cancelado'
        ? [toClient, toStore]
        : [toClient]
      : [por === 'cliente' ? toStore : toClient];
    await this.notifications.notify(told, tx);
  }

  @InTransaction(RastreoCorregido)
  onTracking({ pedido, rastreo, tx }: RastreoCorregido): Promise<void> {
    const { _id, numero, clienteId, tienda, historialEstados } = pedido;
    return this.notifications.notifyOne(tx, {
      usuarioId: String(clienteId),
      correo: true,
      tipo: 'pedido',
      clave: `pedido:${String(_id)}:rastreo:${historialEstados.length}`,
      ruta: clientPath(numero),
      titulo: 'Datos de rastreo',
      mensaje: `${tienda.nombre} actualizó el envío de tu pedido ${numero}: ${rastreo}.`,
    });
  }

  @InTransaction(PedidoAtrasado)
  onLate({ pedido, dia, tx }: PedidoAtrasado): Promise<void> {
    const [id, day] = [String(pedido._id), dayInWords(dia)];
    const common = { correo: true, tipo: 'pedido' as const, clave: `pedido:${id}:atrasado` };
    return this.notifications.notify(
      [
        {
          ...common,
          usuarioId: String(pedido.clienteId),
          ruta: clientPath(pedido.numero),
          titulo: `Tu pedido ${pedido.numero} está atrasado`,
          mensaje: ORDER_MESSAGES.late(day),
        },
        {
          ...common,
          usuarioId: String(pedido.tiendaId),
          ruta: storePath(id),
          titulo: 'Pedido atrasado',
          mensaje: ORDER_MESSAGES.lateToStore(pedido.numero, day),
        },
      ],
      tx,
    );
  }

  private tell({ pago, pedidos, tx }: CompraEvent, { topic, tipo, toClient, toStore }: Words): Promise<void> {
    const { pagoId, clienteId, orderNumber } = pago;
    const ruta = clientPath(pedidos.length === 1 ? pedidos[0]!.numero : orderNumber);
    const stores = pedidos.flatMap((pedido) => {
      const [id, words] = [String(pedido._id), toStore(pedido)];
      const notice = { usuarioId: String(pedido.tiendaId), ruta: storePath(id), clave: `${topic}:${id}` };
      // About an order, whatever became of its payment: who prepares it hears of it, too (NOTICE_CAPABILITY).
      return words ? [{ ...notice, ...words, correo: true, tipo: 'pedido' as const }] : [];
    });
    return this.notifications.notify(
      [{ usuarioId: clienteId, correo: true, tipo, ...toClient, ruta, clave: `${topic}:${pagoId}` }, ...stores],
      tx,
    );
  }
}
