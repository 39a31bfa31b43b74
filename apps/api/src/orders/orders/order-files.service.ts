import { Injectable } from '@nestjs/common';
import type { FileColumn } from '@tuerca/contracts/kernel/columns';
import { wholeEmails } from '@tuerca/contracts/kernel/fields';
import type { SpreadsheetFormat } from '@tuerca/contracts/kernel/spreadsheets';
import { listWords } from '@tuerca/contracts/kernel/text';
import type { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import type { StreamReply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { spreadsheetFile } from '../../platform/spreadsheet/file';
import { CustomersRepository } from './customers.repository';
import { asIndexed } from './customers.service';
import { CUSTOMER_COLUMNS, ORDER_COLUMNS, productsOf } from './order-file.mapper';
import { OrderListsRepository } from './order-lists.repository';
import { dateBounds } from './order-rules';

/** A store's orders and customers for a spreadsheet, as its lists show them, written while they are read. */
@Injectable()
export class OrderFilesService {
  constructor(
    private readonly lists: OrderListsRepository,
    private readonly customers: CustomersRepository,
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
    return this.file(format, 'Pedidos', ORDER_COLUMNS, this.lists.stream({ tiendaId: id }, filter));
  }

  ofCustomers(
    { id }: CurrentUser,
    format: SpreadsheetFormat,
    { search, q, sort }: Parsed<typeof orders.exportCustomersCsv>['query'],
  ): StreamReply {
    const text = search ?? q ?? '';
    const words = listWords(asIndexed(text));
    const docs = this.customers.stream(id, { words, emails: wholeEmails(text), sort });
    return this.file(format, 'Clientes', CUSTOMER_COLUMNS, docs);
  }

  /** Who bought each of these orders, and what: for files of others that name orders. */
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
}
