import { Injectable } from '@nestjs/common';
import type { FileColumn } from '@tuerca/contracts/kernel/columns';
import { wholeEmails } from '@tuerca/contracts/kernel/fields';
import type { SpreadsheetFormat } from '@tuerca/contracts/kernel/spreadsheets';
import { listWords } from '@tuerca/contracts/kernel/text';
import type { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { mapEach } from '../../platform/common/batches';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { Environment } from '../../platform/config/environment';
import { FileReply, type StreamReply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { PdfService } from '../../platform/pdf/pdf.service';
import { spreadsheetFile } from '../../platform/spreadsheet/file';
import { CustomersRepository } from './customers.repository';
import { asIndexed } from './customers.service';
import type { PedidoDoc } from './order.schema';
import { CUSTOMER_FILE_COLUMNS, productsOf, STORE_ORDER_COLUMNS, withFila } from './order-file.mapper';
import { OrderListsRepository } from './order-lists.repository';
import { dateBounds } from './order-rules';
import { OrdersService } from './orders.service';
import { comprobante } from './voucher';

/** Files of orders: spreadsheets of a store's orders and customers, written while they are read, and comprobantes as PDF. */
@Injectable()
export class OrderFilesService {
  constructor(
    private readonly lists: OrderListsRepository,
    private readonly customers: CustomersRepository,
    private readonly orders: OrdersService,
    private readonly pdf: PdfService,
    private readonly env: Environment,
    private readonly clock: Clock,
  ) {}

  ofOrders(
    { id }: CurrentUser,
    format: SpreadsheetFormat,
    { dateFilter, status, estado, search, q, clienteId, sort }: Parsed<typeof orders.exportCsv>['query'],
  ): StreamReply {
    const text = search ?? q ?? '';
    const filter = {
      estados: status ?? estado,
      dateRange: dateBounds(dateFilter, this.clock.now()),
      words: listWords(text),
      emails: wholeEmails(text),
      clienteId,
      sort,
    };
    const docs = this.lists.stream({ tiendaId: id }, filter);
    return this.file(format, 'Pedidos', STORE_ORDER_COLUMNS, mapEach(docs, withFila));
  }

  ofCustomers(
    { id }: CurrentUser,
    format: SpreadsheetFormat,
    { search, q, sort }: Parsed<typeof orders.exportCustomersCsv>['query'],
  ): StreamReply {
    const text = search ?? q ?? '';
    const words = listWords(asIndexed(text));
    const docs = this.customers.stream(id, { words, emails: wholeEmails(text), sort });
    return this.file(format, 'Clientes', CUSTOMER_FILE_COLUMNS, docs);
  }

  /** The comprobante of one order, by id or number, for its parties and nobody else. */
  async invoice(user: CurrentUser, key: string): Promise<FileReply> {
    const pedido = await this.orders.own(user, key);
    return this.voucher([pedido], pedido.numero);
  }

  /** The comprobante of a whole purchase, a page per store; a store gets its own page. */
  async purchaseInvoice(user: CurrentUser, orderNumber: string): Promise<FileReply> {
    const pedidos = await this.orders.ownPurchase(user, orderNumber);
    return this.voucher(pedidos, pedidos[0]!.orderNumber);
  }

  /** Client and products of each of these orders: for files of others that name orders. */
  async describe(ids: readonly string[]): Promise<Map<string, { cliente: string; productos: string }>> {
    const docs = ids.length ? await this.lists.findSold(ids) : [];
    return new Map(
      docs.map(({ _id, cliente, items }) => [String(_id), { cliente: cliente.nombre, productos: productsOf(items) }]),
    );
  }

  private file<Doc>(
    format: SpreadsheetFormat,
    sheet: string,
    columns: readonly FileColumn<Doc>[],
    docs: AsyncIterable<Doc>,
  ): StreamReply {
    const name = `${sheet}_${caracasDate(this.clock.now())}`;
    return spreadsheetFile(format, { name, sheet, isReport: true }, columns, docs);
  }

  /** A PDF whose name comes from the number that we made. */
  private async voucher(pedidos: PedidoDoc[], numero: string): Promise<FileReply> {
    return new FileReply(
      await this.pdf.render(comprobante(pedidos, this.env.PUBLIC_URL)),
      'application/pdf',
      `Factura_${numero}.pdf`,
    );
  }
}
