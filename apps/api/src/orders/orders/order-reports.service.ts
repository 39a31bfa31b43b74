import { Injectable, type OnModuleInit } from '@nestjs/common';
import { orderWord } from '@tuerca/contracts/orders/orders/standing';
import { ESTADO_PAGO_LABELS } from '@tuerca/contracts/payments/payments/states';
import type { ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { formatBs } from '@tuerca/contracts/venezuela/dinero';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { type ReportedTarget, type ReportTarget, ReportTargets } from '../../platform/reportes/report-targets.service';
import type { PedidoDoc } from './order.schema';
import { OrdersRepository } from './orders.repository';
import { OrdersService } from './orders.service';

/** Answers for reported orders: either party reports the other. */
@Injectable()
export class OrderReports implements ReportTarget, OnModuleInit {
  constructor(
    private readonly repository: OrdersRepository,
    private readonly orders: OrdersService,
    private readonly targets: ReportTargets,
  ) {}

  onModuleInit(): void {
    this.targets.register('pedido', this);
  }

  async open(user: CurrentUser, id: string): Promise<ReportedTarget> {
    if (user.role !== 'client' && user.role !== 'store') throw new AppError('NO_ENCONTRADO');
    const doc = await this.orders.own(user, id);
    const autorId = String(user.role === 'client' ? doc.tiendaId : doc.clienteId);
    const claves = doc.instalacion ? [`cita:${String(doc.instalacion.citaId)}`] : [];
    return { contenido: describe(doc), autorId, claves };
  }

  async recall(id: string): Promise<ContenidoReportado | null> {
    const doc = await this.repository.findOwn({}, id);
    return doc && describe(doc);
  }
}

function describe(pedido: PedidoDoc): ContenidoReportado {
  const { _id, numero, cliente, tienda, items, total, estadoPago } = pedido;
  return {
    titulo: `Pedido ${numero} de ${cliente.nombre} a ${tienda.nombre}`,
    texto: items.map(({ nombre, cantidad }) => `${cantidad} × ${nombre}`).join('\n'),
    datos: [
      { etiqueta: 'Total', valor: formatBs(total) },
      { etiqueta: 'Estado', valor: orderWord(pedido) },
      { etiqueta: 'Pago', valor: ESTADO_PAGO_LABELS[estadoPago] },
    ],
    oculto: false,
    ruta: `/admin/pedidos/${String(_id)}`,
  };
}
