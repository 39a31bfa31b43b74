import { Injectable } from '@nestjs/common';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { Environment } from '../../platform/config/environment';
import { FileReply } from '../../platform/http/reply';
import { PdfService } from '../../platform/pdf/pdf.service';
import { ProductFiguresService } from '../../products/products/product-figures.service';
import { OrderQueuesService } from '../orders/order-queues.service';
import { labelSheet } from './label-sheet';
import { pickingList } from './picking-list';

/** Papers that a store prints to pack many orders. */
@Injectable()
export class OrderPapersService {
  constructor(
    private readonly orders: OrderQueuesService,
    private readonly products: ProductFiguresService,
    private readonly pdf: PdfService,
    private readonly env: Environment,
    private readonly clock: Clock,
  ) {}

  /** A label per order, as they were chosen. */
  async labels(store: CurrentUser, ids: readonly string[]): Promise<FileReply> {
    const pedidos = await this.orders.toPack(store.id, ids);
    return this.file('Etiquetas', await this.pdf.render(labelSheet(pedidos, this.env.PUBLIC_URL)));
  }

  /** Parts to take from the shelves. */
  async pickingList(store: CurrentUser, ids: readonly string[]): Promise<FileReply> {
    const pedidos = await this.orders.toPack(store.id, ids);
    const sold = new Set(pedidos.flatMap(({ items }) => items.map(({ productoId }) => productoId)));
    const codes = await this.products.codesOf(store.id, [...sold]);
    return this.file('Preparacion', await this.pdf.render(pickingList(pedidos, codes, this.clock.now())));
  }

  private file(name: string, content: Buffer): FileReply {
    return new FileReply(content, 'application/pdf', `${name}_${caracasDate(this.clock.now())}.pdf`);
  }
}
