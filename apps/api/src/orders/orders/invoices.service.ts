import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../platform/common/current-user';
import { Environment } from '../../platform/config/environment';
import { FileReply } from '../../platform/http/reply';
import { PdfService } from '../../platform/pdf/pdf.service';
import type { PedidoDoc } from './order.schema';
import { OrdersService } from './orders.service';
import { comprobante } from './voucher';

/** Comprobantes as PDF, for the parties of an order and nobody else; the name comes from the number that we made. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly orders: OrdersService,
    private readonly pdf: PdfService,
    private readonly env: Environment,
  ) {}

  /** One order, by id or number. */
  async ofOrder(user: CurrentUser, key: string): Promise<FileReply> {
    const pedido = await this.orders.own(user, key);
    return this.file([pedido], pedido.numero);
  }

  /** A whole purchase, a page per store; a store gets its own page. */
  async ofPurchase(user: CurrentUser, orderNumber: string): Promise<FileReply> {
    const pedidos = await this.orders.ownPurchase(user, orderNumber);
    return this.file(pedidos, pedidos[0]!.orderNumber);
  }

  private async file(pedidos: PedidoDoc[], numero: string): Promise<FileReply> {
    return new FileReply(
      await this.pdf.render(comprobante(pedidos, this.env.PUBLIC_URL)),
      'application/pdf',
      `Factura_${numero}.pdf`,
    );
  }
}
