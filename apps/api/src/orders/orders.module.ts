import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PdfModule } from '../platform/pdf/pdf.module';
import { InstallationsRepository } from './installations.repository';
import { InvoicesService } from './invoices.service';
import { PEDIDO, PedidoSchema } from './order.schema';
import { OrdersController } from './orders.controller';
import { OrdersRepository } from './orders.repository';
import { OrdersService } from './orders.service';
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
    StatisticsRepository,
    StatisticsService,
  ],
  exports: [OrdersService],
})
export class OrdersModule {}
