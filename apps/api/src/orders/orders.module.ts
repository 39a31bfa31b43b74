import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PdfModule } from '../platform/pdf/pdf.module';
import { UsersModule } from '../users/users.module';
import { CustomersController } from './customers.controller';
import { CustomersRepository } from './customers.repository';
import { CustomersService } from './customers.service';
import { DeliveriesRepository } from './deliveries.repository';
import { DeliveriesService } from './deliveries.service';
import { InstallationsRepository } from './installations.repository';
import { InvoicesService } from './invoices.service';
import { PEDIDO, PedidoSchema } from './order.schema';
import { OrdersController } from './orders.controller';
import { OrdersRepository } from './orders.repository';
import { OrdersService } from './orders.service';
import { ReturnedUnitsRepository } from './returned-units.repository';
import { ReturnedUnitsService } from './returned-units.service';
import { ShipmentsRepository } from './shipments.repository';
import { ShipmentsService } from './shipments.service';
import { STORE_CUSTOMER, StoreCustomerSchema } from './store-customer.schema';
import { StoreFiguresRepository } from './store-figures.repository';
import { StoreFiguresService } from './store-figures.service';
import { StatisticsRepository } from './statistics.repository';
import { StatisticsService } from './statistics.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PEDIDO, schema: PedidoSchema },
      { name: STORE_CUSTOMER, schema: StoreCustomerSchema },
    ]),
    PdfModule,
    UsersModule,
  ],
  controllers: [OrdersController, CustomersController],
  providers: [
    OrdersRepository,
    InstallationsRepository,
    ShipmentsRepository,
    CustomersRepository,
    DeliveriesRepository,
    DeliveriesService,
    OrdersService,
    ShipmentsService,
    CustomersService,
    InvoicesService,
    ReturnedUnitsRepository,
    ReturnedUnitsService,
    StatisticsRepository,
    StatisticsService,
    StoreFiguresRepository,
    StoreFiguresService,
  ],
  exports: [
    OrdersService,
    StatisticsService,
    StoreFiguresService,
    CustomersService,
    ReturnedUnitsService,
    ShipmentsService,
    DeliveriesService,
  ],
})
export class OrdersModule {}
