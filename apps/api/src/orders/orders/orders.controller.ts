import { Controller } from '@nestjs/common';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { OrderFilesService } from './order-files.service';
import { OrderMovesService } from './order-moves.service';
import { OrderQueuesService } from './order-queues.service';
import { OrdersService } from './orders.service';

/** Reading orders, and correcting where their parcels are; checkout moves them. */
@Controller()
export class OrdersController {
  constructor(
    private readonly service: OrdersService,
    private readonly moves: OrderMovesService,
    private readonly queues: OrderQueuesService,
    private readonly files: OrderFilesService,
  ) {}

  @Endpoint(orders.list) list(@User() user: CurrentUser, @Input() { query }: Parsed<typeof orders.list>) {
    return this.service.list(user, query);
  }
  @Endpoint(orders.exportCsv) exportCsv(
    @User() user: CurrentUser,
    @Input() { query }: Parsed<typeof orders.exportCsv>,
  ) {
    return this.files.ofOrders(user, 'csv', query);
  }
  @Endpoint(orders.exportXlsx) exportXlsx(
    @User() user: CurrentUser,
    @Input() { query }: Parsed<typeof orders.exportXlsx>,
  ) {
    return this.files.ofOrders(user, 'xlsx', query);
  }
  @Endpoint(orders.get) get(@User() user: CurrentUser, @Input() { params }: Parsed<typeof orders.get>) {
    return this.service.get(user, params.id);
  }
  @Endpoint(orders.getBought) getBought(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof orders.getBought>,
  ) {
    return this.service.get(user, params.id);
  }
  @Endpoint(orders.invoiceBought) invoiceBought(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof orders.invoiceBought>,
  ) {
    return this.files.invoice(user, params.id);
  }
  @Endpoint(orders.invoice) invoice(@User() user: CurrentUser, @Input() { params }: Parsed<typeof orders.invoice>) {
    return this.files.invoice(user, params.id);
  }
  @Endpoint(orders.invoiceByNumber) invoiceByNumber(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof orders.invoiceByNumber>,
  ) {
    return this.files.purchaseInvoice(user, params.id);
  }
  @Endpoint(orders.deliveryCode) deliveryCode(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof orders.deliveryCode>,
  ) {
    return this.moves.codeOf(user, params.id);
  }
  @Endpoint(orders.summary) summary(@User() user: CurrentUser) {
    return this.queues.summary(user);
  }
  @Endpoint(orders.correctTracking) correctTracking(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof orders.correctTracking>,
  ) {
    return this.moves.correctTracking(user, params.id, body);
  }
  @Endpoint(orders.storeOrder) storeOrder(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof orders.storeOrder>,
  ): Promise<unknown> {
    return query.format === 'pdf' ? this.files.invoice(user, params.id) : this.service.get(user, params.id);
  }
}
