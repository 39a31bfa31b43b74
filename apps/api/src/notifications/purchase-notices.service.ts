import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { formatBs } from '@tuerca/contracts/venezuela/dinero';
import { NOMBRE_ESTADO_PEDIDO } from '@tuerca/contracts/orders/states';
import type { TipoNotificacion } from '@tuerca/contracts/notifications/schemas';
import { PedidoMovido } from '../orders/orders.events';
import { OrdersService, type PedidoGuardado } from '../orders/orders.service';
import {
  type EventoPago,
  PagoConfirmado,
  PagoRechazado,
  PagoRegistrado,
  PagoVencido,
} from '../payments/payments.events';
import { NotificationsService } from './notifications.service';

const ESCUCHA = { promisify: true, suppressErrors: false } as const;
type Texto = { titulo: string; mensaje: string };

const rutaCliente = (numero: string) => `/cliente/ordenes?pedido=${numero}`;
const rutaTienda = (pedidoId: string) => `/tienda/ordenes/${pedidoId}`;
const articulos = ({ items }: PedidoGuardado) => {
  const n = items.reduce((suma, { cantidad }) => suma + cantidad, 0);
  return n === 1 ? '1 producto' : `${n} productos`;
};

/** Tells client and stores what became of a purchase. Payment events may come twice; nobody hears of them twice. */
@Injectable()
export class PurchaseNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly orders: OrdersService,
  ) {}

  @OnEvent(PagoRegistrado.evento, ESCUCHA)
  onRegistered(evento: EventoPago): Promise<void> {
    return this.tell(
      evento,
      PagoRegistrado.evento,
      'pedido',
      {
        titulo: 'Compra registrada',
        mensaje: `Recibimos tu compra ${evento.orderNumber} por ${formatBs(evento.monto)}. Estamos verificando tu pago.`,
      },
      (pedido) => ({
        titulo: 'Nuevo pedido',
        mensaje: `${pedido.cliente.nombre} compró ${articulos(pedido)} (${pedido.numero}). Te avisaremos cuando el pago esté confirmado.`,
      }),
    );
  }

  @OnEvent(PagoConfirmado.evento, ESCUCHA)
  onConfirmed(evento: EventoPago): Promise<void> {
    return this.tell(
      evento,
      PagoConfirmado.evento,
      'pago',
      {
        titulo: 'Pago confirmado',
        mensaje: `Tu pago de ${formatBs(evento.monto)} por la compra ${evento.orderNumber} fue confirmado.`,
      },
      ({ numero, estado }) =>
        estado === 'cancelado'
          ? null
          : {
              titulo: 'Pago confirmado',
              mensaje: `El pago del pedido ${numero} está confirmado. Ya puedes prepararlo.`,
            },
    );
  }

  @OnEvent(PagoRechazado.evento, ESCUCHA)
  @OnEvent(PagoVencido.evento, ESCUCHA)
  onRejected(evento: EventoPago): Promise<void> {
    const motivo = evento.motivo ?? 'El pago no se confirmó.';
    return this.tell(
      evento,
      PagoRechazado.evento,
      'pago',
      { titulo: 'Pago rechazado', mensaje: `Tu compra ${evento.orderNumber} se canceló. ${motivo}` },
      ({ numero }) => ({
        titulo: 'Pedido cancelado',
        mensaje: `El pago del pedido ${numero} no se confirmó y sus productos volvieron a tu inventario.`,
      }),
    );
  }

  /** Told once and after the fact: a failure here is logged, and does not undo what happened to the order. */
  @OnEvent(PedidoMovido.evento, { promisify: true })
  async onMoved({
    pedidoId,
    numero,
    clienteId,
    tiendaId,
    tienda,
    estado,
    subestado,
    por,
    motivo,
  }: PedidoMovido): Promise<void> {
    const clave = `pedido:${pedidoId}:${estado}:${subestado ?? ''}`;
    const porque = motivo ? ` Motivo: ${motivo}` : '';
    if (por === 'cliente')
      return this.notifications.notify([
        {
          usuarioId: tiendaId,
          correo: true,
          tipo: 'pedido',
          clave,
          ruta: rutaTienda(pedidoId),
          titulo: 'Pedido cancelado',
          mensaje: `El cliente canceló el pedido ${numero}.${porque}`,
        },
      ]);
    const nombre = subestado === 'en_preparacion' ? 'en preparación' : NOMBRE_ESTADO_PEDIDO[estado].toLowerCase();
    return this.notifications.notify([
      {
        usuarioId: clienteId,
        correo: true,
        tipo: 'pedido',
        clave,
        ruta: rutaCliente(numero),
        titulo: `Pedido ${nombre}`,
        mensaje: `${tienda} actualizó tu pedido ${numero}: ${nombre}.${estado === 'cancelado' ? porque : ''}`,
      },
    ]);
  }

  private async tell(
    { pagoId, clienteId, orderNumber }: EventoPago,
    evento: string,
    tipo: TipoNotificacion,
    alCliente: Texto,
    aLaTienda: (pedido: PedidoGuardado) => Texto | null,
  ): Promise<void> {
    const pedidos = await this.orders.findByPayment(pagoId);
    const tiendas = pedidos.flatMap((pedido) => {
      const texto = aLaTienda(pedido);
      return texto
        ? [
            {
              usuarioId: String(pedido.tiendaId),
              correo: true,
              tipo,
              ...texto,
              ruta: rutaTienda(String(pedido._id)),
              clave: `${evento}:${String(pedido._id)}`,
            },
          ]
        : [];
    });
    const ruta = rutaCliente(pedidos.length === 1 ? pedidos[0]!.numero : orderNumber);
    await this.notifications.notify([
      { usuarioId: clienteId, correo: true, tipo, ...alCliente, ruta, clave: `${evento}:${pagoId}` },
      ...tiendas,
    ]);
  }
}
