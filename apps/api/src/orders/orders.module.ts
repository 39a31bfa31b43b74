import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PdfModule } from '../platform/pdf/pdf.module';
import { InvoicesService } from './invoices.service';
import { PEDIDO, PedidoSchema } from './order.schema';
import { OrdersController } from './orders.controller';
import { OrdersRepository } from './orders.repository';
import { OrdersService } from './orders.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: PEDIDO, schema: PedidoSchema }]), PdfModule],
  controllers: [OrdersController],
  providers: [OrdersRepository, OrdersService, InvoicesService],
  exports: [OrdersService],
})
export class OrdersModule {}
