import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PdfModule } from '../platform/pdf/pdf.module';
import { InstallationsRepository } from './installations.repository';
import { InvoicesService } from './invoices.service';
import { PEDIDO, PedidoSchema } from './order.schema';
import { OrdersController } from './orders.controller';
import { OrdersRepository } from './orders.repository';
import { OrdersService } from './orders.service';
import { ReturnedUnitsRepository } from './returned-units.repository';
import { ReturnedUnitsService } from './returned-units.service';
import { StatisticsController } from './statistics.controller';
import { StatisticsRepository } from './statistics.repository';
import { StatisticsService } from './statistics.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: PEDIDO, schema: PedidoSchema }]), PdfModule],
  controllers: [OrdersController, StatisticsController],
  providers: [
    OrdersRepository,
    InstallationsRepository,
    OrdersService,
    InvoicesService,
    ReturnedUnitsRepository,
    ReturnedUnitsService,
    StatisticsRepository,
    StatisticsService,
  ],
  exports: [OrdersService, ReturnedUnitsService],
})
export class OrdersModule {}
