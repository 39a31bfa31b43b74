import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../../auth/users/users.module';
import { MembresiaModule } from '../../membresia/membresia.module';
import { CatalogosModule } from '../../platform/catalogos/catalogos.module';
import { PdfModule } from '../../platform/pdf/pdf.module';
import { ReportesModule } from '../../platform/reportes/reportes.module';
import { CommentsModule } from '../../products/comments/comments.module';
import { AccountFiguresRepository } from './account-figures.repository';
import { AccountFiguresService } from './account-figures.service';
import { AdminOrdersController } from './admin-orders.controller';
import { AdminOrdersRepository } from './admin-orders.repository';
import { AdminOrdersService } from './admin-orders.service';
import { CashOrdersRepository } from './cash-orders.repository';
import { CashOrdersService } from './cash-orders.service';
import { CustomersController } from './customers.controller';
import { CustomersRepository } from './customers.repository';
import { CustomersService } from './customers.service';
import { DailySalesRepository } from './daily-sales.repository';
import { VENTAS_DIA, VentasDiaSchema } from './daily-sales.schema';
import { DeliveriesRepository } from './deliveries.repository';
import { DeliveriesService } from './deliveries.service';
import { DeliveryProofsRepository } from './delivery-proofs.repository';
import { DeliveryProofsService } from './delivery-proofs.service';
import { InstallationsRepository } from './installations.repository';
import { InvoicesService } from './invoices.service';
import { LateOrdersRepository } from './late-orders.repository';
import { LateOrdersService } from './late-orders.service';
import { OfficeCatalogos } from './office-catalogos.service';
import { OfficeOrdersRepository } from './office-orders.repository';
import { OpenOrdersRepository } from './open-orders.repository';
import { OpenOrdersService } from './open-orders.service';
import { PEDIDO, PedidoSchema } from './order.schema';
import { OrderBooksRepository } from './order-books.repository';
import { OrderBooksService } from './order-books.service';
import { OrderFilesService } from './order-files.service';
import { OrderListsRepository } from './order-lists.repository';
import { OrderMeritService } from './order-merit.service';
import { OrderQueuesRepository } from './order-queues.repository';
import { OrderQueuesService } from './order-queues.service';
import { OrderRefundsRepository } from './order-refunds.repository';
import { OrderRefundsService } from './order-refunds.service';
import { OrderReports } from './order-reports.service';
import { OrdersController } from './orders.controller';
import { OrdersRepository } from './orders.repository';
import { OrdersService } from './orders.service';
import { PlatformFiguresRepository } from './platform-figures.repository';
import { PlatformFiguresService } from './platform-figures.service';
import { ProductSalesRepository } from './product-sales.repository';
import { ProductSalesService } from './product-sales.service';
import { ReturnedUnitsRepository } from './returned-units.repository';
import { ReturnedUnitsService } from './returned-units.service';
import { ShipmentsRepository } from './shipments.repository';
import { ShipmentsService } from './shipments.service';
import { StatisticsRepository } from './statistics.repository';
import { StatisticsService } from './statistics.service';
import { STORE_CUSTOMER, StoreCustomerSchema } from './store-customer.schema';
import { StoreFiguresRepository } from './store-figures.repository';
import { StoreFiguresService } from './store-figures.service';
import { UnpaidOrdersRepository } from './unpaid-orders.repository';
import { UnpaidOrdersService } from './unpaid-orders.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PEDIDO, schema: PedidoSchema },
      { name: STORE_CUSTOMER, schema: StoreCustomerSchema },
      { name: VENTAS_DIA, schema: VentasDiaSchema },
    ]),
    CatalogosModule,
    MembresiaModule,
    PdfModule,
    CommentsModule,
    UsersModule,
    ReportesModule,
  ],
  controllers: [AdminOrdersController, OrdersController, CustomersController],
  providers: [
    OrdersRepository,
    OrderListsRepository,
    OrderFilesService,
    UnpaidOrdersRepository,
    UnpaidOrdersService,
    AccountFiguresRepository,
    AccountFiguresService,
    AdminOrdersRepository,
    AdminOrdersService,
    PlatformFiguresRepository,
    PlatformFiguresService,
    InstallationsRepository,
    ShipmentsRepository,
    OrderQueuesRepository,
    OrderQueuesService,
    CustomersRepository,
    DailySalesRepository,
    DeliveriesRepository,
    DeliveriesService,
    DeliveryProofsRepository,
    DeliveryProofsService,
    LateOrdersRepository,
    LateOrdersService,
    OrderBooksRepository,
    OrderBooksService,
    OrderRefundsRepository,
    OrderRefundsService,
    OpenOrdersRepository,
    OpenOrdersService,
    OrdersService,
    CashOrdersRepository,
    CashOrdersService,
    OfficeCatalogos,
    OfficeOrdersRepository,
    OrderMeritService,
    OrderReports,
    ShipmentsService,
    CustomersService,
    InvoicesService,
    ProductSalesRepository,
    ProductSalesService,
    ReturnedUnitsRepository,
    ReturnedUnitsService,
    StatisticsRepository,
    StatisticsService,
    StoreFiguresRepository,
    StoreFiguresService,
  ],
  exports: [
    OrderFilesService,
    OpenOrdersService,
    UnpaidOrdersService,
    OrdersService,
    OrderBooksService,
    OrderRefundsService,
    AccountFiguresService,
    AdminOrdersService,
    PlatformFiguresService,
    StatisticsService,
    StoreFiguresService,
    ProductSalesService,
    CustomersService,
    ReturnedUnitsService,
    ShipmentsService,
    OrderQueuesService,
    DeliveriesService,
    DeliveryProofsService,
    CashOrdersService,
  ],
})
export class OrdersModule {}
