import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { ChangedFrame, LiveSubject } from '@tuerca/contracts/chats/notifications/live';
import { ManoDeObraMovida } from '../../cart/mano-de-obra/mano-de-obra.events';
import { PropuestaMovida, SolicitudAnunciada, SolicitudCerrada } from '../../cart/solicitudes/solicitudes.events';
import { CitaCalificada, CitaMovida, PrecioPorConfirmar, RepuestosDeCita } from '../../citas/citas/citas.events';
import {
  PresupuestoAprobadoPorTelefono,
  PresupuestoEnviado,
  PresupuestoObjetado,
  PresupuestoRespondido,
} from '../../citas/presupuestos/presupuestos.events';
import { DevolucionComentada, DevolucionMovida } from '../../orders/devoluciones/devoluciones.events';
import {
  CompraAnulada,
  type CompraEvent,
  CompraPagada,
  CompraRegistrada,
  PedidoMovido,
  RastreoCorregido,
} from '../../orders/orders/orders.events';
import { PagoCambiado, PagoRevisado } from '../../payments/payments/payments.events';
import { afterCommit } from '../../platform/database/after-commit';
import type { Tx } from '../../platform/database/transactions';
import { RealtimeService } from '../../platform/realtime/realtime.service';
import { PreguntaHecha, PreguntaRespondida } from '../../products/preguntas/preguntas.events';
import { ImportacionAvanzo } from '../../products/product-imports/product-imports.events';
import { CambioPreciosAvanzo } from '../../products/products/products.events';

type Id = { toString(): string } | null;
const txOf = (event: object): Tx | undefined => ('tx' in event ? (event.tx as Tx | undefined) : undefined);

/**
 * Tells the screens of everybody whom a change concerns that it happened, also those of whoever made it: another tab or device
 * of hers shows the same. It carries no data and is not stored: what is shown is read from the database, and whoever was not
 * connected reads it when she is again.
 */
@Injectable()
export class LiveChangesService {
  constructor(private readonly realtime: RealtimeService) {}

  @OnEvent(CompraRegistrada.event)
  @OnEvent(CompraPagada.event)
  @OnEvent(CompraAnulada.event)
  onPurchase(event: CompraEvent): void {
    this.tell(event, 'compra', [event.pago.clienteId, ...event.pedidos.map(({ tiendaId }) => tiendaId)]);
  }

  @OnEvent(PagoRevisado.event)
  @OnEvent(PagoCambiado.event)
  onPayment(event: PagoRevisado | PagoCambiado): void {
    this.tell(event, 'compra', [event.clienteId]);
  }

  @OnEvent(PedidoMovido.event)
  onOrder(event: PedidoMovido): void {
    this.tell(event, 'compra', [event.clienteId, event.tiendaId]);
  }

  @OnEvent(RastreoCorregido.event)
  onTracking(event: RastreoCorregido): void {
    this.tell(event, 'compra', [event.pedido.clienteId, event.pedido.tiendaId]);
  }

  @OnEvent(CitaMovida.event)
  @OnEvent(RepuestosDeCita.event)
  @OnEvent(CitaCalificada.event)
  @OnEvent(PrecioPorConfirmar.event)
  onCita(event: CitaMovida | RepuestosDeCita | CitaCalificada | PrecioPorConfirmar): void {
    this.tell(event, 'cita', [event.cita.clienteId, event.cita.tallerId]);
  }

  @OnEvent(ManoDeObraMovida.event)
  onLabour(event: ManoDeObraMovida): void {
    this.tell(event, 'cita', [event.manoDeObra.clienteId, event.manoDeObra.tallerId]);
  }

  @OnEvent(PresupuestoEnviado.event)
  @OnEvent(PresupuestoRespondido.event)
  @OnEvent(PresupuestoAprobadoPorTelefono.event)
  @OnEvent(PresupuestoObjetado.event)
  onPresupuesto(
    event: PresupuestoEnviado | PresupuestoRespondido | PresupuestoAprobadoPorTelefono | PresupuestoObjetado,
  ): void {
    this.tell(event, 'presupuesto', [event.presupuesto.clienteId, event.presupuesto.tallerId]);
  }

  @OnEvent(DevolucionMovida.event)
  @OnEvent(DevolucionComentada.event)
  onReturn(event: DevolucionMovida | DevolucionComentada): void {
    this.tell(event, 'devolucion', [event.devolucion.clienteId, event.devolucion.tiendaId]);
  }

  @OnEvent(PreguntaHecha.event)
  @OnEvent(PreguntaRespondida.event)
  onQuestion(event: PreguntaHecha | PreguntaRespondida): void {
    this.tell(event, 'pregunta', [event.tiendaId, event.usuarioId]);
  }

  @OnEvent(SolicitudAnunciada.event)
  onRequest({ solicitud, tiendaIds, ...event }: SolicitudAnunciada): void {
    this.tell(event, 'solicitud', [solicitud.clienteId, ...tiendaIds]);
  }

  @OnEvent(PropuestaMovida.event)
  onProposal(event: PropuestaMovida): void {
    this.tell(event, 'solicitud', [event.solicitud.clienteId, event.propuesta.tiendaId]);
  }

  @OnEvent(SolicitudCerrada.event)
  onRequestClosed(event: SolicitudCerrada): void {
    const told = event.solicitud.tiendas.map(({ tiendaId }) => tiendaId);
    this.tell(event, 'solicitud', [event.solicitud.clienteId, ...told]);
  }

  @OnEvent(ImportacionAvanzo.event)
  onImport(event: ImportacionAvanzo): void {
    this.tell(event, 'importacion', [event.tiendaId]);
  }

  @OnEvent(CambioPreciosAvanzo.event)
  onPrices(event: CambioPreciosAvanzo): void {
    this.tell(event, 'precios', [event.tiendaId]);
  }

  private tell(event: object, subject: LiveSubject, people: Id[]): void {
    const ids = [...new Set(people.flatMap((id) => (id ? [id.toString()] : [])))];
    const frame = { type: 'system', action: 'changed', data: { subject } } satisfies ChangedFrame;
    afterCommit(txOf(event), () => this.realtime.toUsers(ids, frame));
  }
}
