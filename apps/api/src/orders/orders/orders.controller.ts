import { Controller } from '@nestjs/common';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { DeliveryProofsService } from './delivery-proofs.service';
import { InvoicesService } from './invoices.service';
import { OrderFilesService } from './order-files.service';
import { OrdersService } from './orders.service';
import { ShipmentsService } from './shipments.service';

/** Reading orders, and where their parcels are; what moves them is checkout's. */
@Controller()
export class OrdersController {
  constructor(
    private readonly service: OrdersService,
    private readonly invoices: InvoicesService,
    private readonly shipments: ShipmentsService,
    private readonly proofs: DeliveryProofsService,
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
    return this.invoices.ofOrder(user, params.id);
  }
  @Endpoint(orders.invoice) invoice(@User() user: CurrentUser, @Input() { params }: Parsed<typeof orders.invoice>) {
    return this.invoices.ofOrder(user, params.id);
  }
  @Endpoint(orders.invoiceByNumber) invoiceByNumber(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof orders.invoiceByNumber>,
  ) {
    return this.invoices.ofPurchase(user, params.id);
  }
  @Endpoint(orders.deliveryCode) deliveryCode(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof orders.deliveryCode>,
  ) {
    return this.proofs.codeOf(user, params.id);
  }
  @Endpoint(orders.summary) summary(@User() user: CurrentUser) {
    return this.shipments.summary(user);
  }
  @Endpoint(orders.correctTracking) correctTracking(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof orders.correctTracking>,
  ) {
    return this.shipments.correctTracking(user, params.id, body);
  }
  @Endpoint(orders.storeOrder) storeOrder(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof orders.storeOrder>,
  ): Promise<unknown> {
    return query.format === 'pdf' ? this.invoices.ofOrder(user, params.id) : this.service.get(user, params.id);
  }
}
