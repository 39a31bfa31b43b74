import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../../auth/users/users.module';
import { MembresiaModule } from '../../membresia/membresia.module';
import { CatalogosModule } from '../../platform/catalogos/catalogos.module';
import { PdfModule } from '../../platform/pdf/pdf.module';
import { ReportesModule } from '../../platform/reportes/reportes.module';
import { CommentsModule } from '../../products/comments/comments.module';
import { AdminOrdersController } from './admin-orders.controller';
import { AdminOrdersService } from './admin-orders.service';
import { CustomersController } from './customers.controller';
import { CustomersRepository } from './customers.repository';
import { CustomersService } from './customers.service';
import { DailySalesRepository } from './daily-sales.repository';
import { VENTAS_DIA, VentasDiaSchema } from './daily-sales.schema';
import { LateOrdersService } from './late-orders.service';
import { PEDIDO, PedidoSchema } from './order.schema';
import { OrderFiguresRepository } from './order-figures.repository';
import { OrderFiguresService } from './order-figures.service';
import { OrderFilesService } from './order-files.service';
import { OrderListsRepository } from './order-lists.repository';
import { OrderMovesRepository } from './order-moves.repository';
import { OrderMovesService } from './order-moves.service';
import { OrderQueuesService } from './order-queues.service';
import { OrderRefundsService } from './order-refunds.service';
import { OrderReports } from './order-reports.service';
import { OrdersController } from './orders.controller';
import { OrdersRepository } from './orders.repository';
import { OrdersService } from './orders.service';
import { ProductSalesService } from './product-sales.service';
import { STORE_CUSTOMER, StoreCustomerSchema } from './store-customer.schema';

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
    OrderMovesRepository,
    OrderFiguresRepository,
    OrderFiguresService,
    OrderMovesService,
    OrderFilesService,
    AdminOrdersService,
    OrderQueuesService,
    CustomersRepository,
    DailySalesRepository,
    LateOrdersService,
    OrderRefundsService,
    OrdersService,
    OrderReports,
    CustomersService,
    ProductSalesService,
  ],
  exports: [
    OrderFiguresService,
    OrderMovesService,
    OrderFilesService,
    OrdersService,
    OrderRefundsService,
    AdminOrdersService,
    ProductSalesService,
    CustomersService,
    OrderQueuesService,
  ],
})
export class OrdersModule {}
