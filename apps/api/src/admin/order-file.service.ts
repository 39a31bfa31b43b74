import { Injectable } from '@nestjs/common';
import type { PedidoAdmin } from '@tuerca/contracts/orders/orders/admin-schemas';
import { PEDIDO_TRANSITIONS } from '@tuerca/contracts/orders/orders/states';
import { ReleaseService } from '../cart/checkout/release.service';
import { IncomeService } from '../orders/comisiones/income.service';
import { DevolucionesService } from '../orders/devoluciones/devoluciones.service';
import { AdminOrdersService } from '../orders/orders/admin-orders.service';
import { OrdersService } from '../orders/orders/orders.service';
import { PaymentsService } from '../payments/payments/payments.service';
import { ActorNames } from '../platform/audit/actor-names.service';
import { AuditService } from '../platform/audit/audit.service';
import type { CurrentUser } from '../platform/common/current-user';
import { CasesService } from '../platform/reportes/cases.service';
import { ReportViewsService } from '../platform/reportes/report-views.service';

const MAX_RETURNS = 20;

/** One order with all that hangs on it, gathered from the domains that hold it. */
@Injectable()
export class OrderFileService {
  constructor(
    private readonly orders: OrdersService,
    private readonly rows: AdminOrdersService,
    private readonly payments: PaymentsService,
    private readonly returns: DevolucionesService,
    private readonly income: IncomeService,
    private readonly release: ReleaseService,
    private readonly cases: CasesService,
    private readonly reportViews: ReportViewsService,
    private readonly audit: AuditService,
    private readonly names: ActorNames,
  ) {}

  /** By id or numero; throws NO_ENCONTRADO. While it is reported, the look is audited. */
  async get(admin: CurrentUser, key: string): Promise<PedidoAdmin> {
    const doc = await this.orders.own(admin, key);
    const [id, pagoId] = [String(doc._id), String(doc.pagoId)];
    const [pago, compra, devoluciones, asientos, lines, casos] = await Promise.all([
      this.payments.get(admin, pagoId),
      this.orders.findByPayment(pagoId),
      this.returns.list(admin, { page: 1, limit: MAX_RETURNS, estado: 'all', q: undefined, pedidoId: id }),
      this.income.ofOrder(id),
      this.audit.about(`pedido:${id}`),
      this.cases.about('pedido', id),
      this.reportViews.open(admin, `pedido:${id}`),
    ]);
    const names = await this.names.find([...new Set(lines.map(({ actor }) => actor))].filter(isId));
    return {
      pedido: this.orders.toPedido(doc, { authors: true }),
      pago,
      compra: compra.filter(({ _id }) => String(_id) !== id).map((other) => this.rows.toFila(other)),
      devoluciones: devoluciones.data,
      asientos,
      auditoria: lines.map(({ id: line, accion, actor, motivo, fecha }) => ({
        id: line,
        accion,
        por: names.get(actor) ?? actor,
        motivo: motivo ?? null,
        fecha: fecha.toISOString(),
      })),
      casos: casos.map(({ _id, estado, total, ultimo }) => ({
        _id: String(_id),
        estado,
        total,
        ultimo: ultimo.toISOString(),
      })),
      cancelable: PEDIDO_TRANSITIONS[doc.estado].includes('cancelado'),
    };
  }

  /** Cancels like its store would, for both parties; throws ESTADO_CAMBIO. */
  async cancel(admin: CurrentUser, key: string, motivo: string): Promise<PedidoAdmin> {
    const { _id } = await this.release.cancel(admin, key, motivo);
    return this.get(admin, _id);
  }
}

const isId = (actor: string): boolean => /^[0-9a-f]{24}$/.test(actor);
