import { Injectable } from '@nestjs/common';
import { unitsOf } from '@tuerca/contracts/orders/orders/units';
import { DEADLINES } from '@tuerca/contracts/orders/store-dashboard/deadlines';
import { type Hoy, type PedidoDeHoy, TODAY_LINES } from '@tuerca/contracts/orders/store-dashboard/today';
import type { CurrentUser } from '../../platform/common/current-user';
import { PreguntasService } from '../../products/preguntas/preguntas.service';
import { ProductFiguresService } from '../../products/products/product-figures.service';
import { OrderQueuesService, type WaitingOrder } from '../orders/order-queues.service';

const toPedido = (doc: Omit<WaitingOrder, 'fechaPagado' | 'preparacion'>, vence: Date): PedidoDeHoy => ({
  _id: String(doc._id),
  numero: doc.numero,
  estado: doc.estado,
  subestado: doc.subestado,
  tipoEntrega: doc.tipoEntrega,
  formaEnvio: doc.formaEnvio ? { via: doc.formaEnvio.via } : null,
  cliente: doc.cliente.nombre,
  telefono: doc.cliente.telefono || null,
  unidades: unitsOf(doc.items),
  lineas: doc.items.length,
  producto: doc.items[0]?.nombre ?? '',
  vence: vence.toISOString(),
});
const toWaiting = (doc: WaitingOrder, deadline: typeof DEADLINES.prepare) =>
  toPedido(doc, deadline(doc.fechaPagado, doc.preparacion));

/** A store's day: some queries, each bounded and read from an index. */
@Injectable()
export class TodayService {
  constructor(
    private readonly queues: OrderQueuesService,
    private readonly questions: PreguntasService,
    private readonly products: ProductFiguresService,
  ) {}

  async ofStore(user: CurrentUser): Promise<Hoy> {
    const [counts, toPrepare, toSend, held, toAnswer, low] = await Promise.all([
      this.queues.summary(user),
      this.queues.oldest(user.id, 'por_preparar', TODAY_LINES),
      this.queues.oldest(user.id, 'por_enviar', TODAY_LINES),
      this.queues.held(user.id, TODAY_LINES),
      this.questions.waitingOf(user.id, TODAY_LINES),
      this.products.runningOut(user.id, TODAY_LINES),
    ]);
    return {
      porPreparar: { total: counts.porPreparar, filas: toPrepare.map((doc) => toWaiting(doc, DEADLINES.prepare)) },
      porEnviar: { total: counts.porEnviar, filas: toSend.map((doc) => toWaiting(doc, DEADLINES.send)) },
      porRetirar: { total: held.total, filas: held.docs.map((doc) => toPedido(doc, doc.retirarHasta)) },
      porResponder: {
        total: toAnswer.total,
        filas: toAnswer.docs.map(({ _id, productoId, producto, texto, createdAt }) => ({
          _id: String(_id),
          productoId: String(productoId),
          producto,
          texto,
          vence: DEADLINES.answer(createdAt).toISOString(),
        })),
      },
      porAgotarse: {
        total: low.total,
        filas: low.docs.map(({ _id, nombre, sku, stock, stockMinimo }) => ({
          _id: String(_id),
          nombre,
          sku: sku ?? null,
          stock,
          stockMinimo,
        })),
      },
    };
  }
}
