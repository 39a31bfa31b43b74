import { Module } from '@nestjs/common';
import { PdfModule } from '../../platform/pdf/pdf.module';
import { PreguntasModule } from '../../products/preguntas/preguntas.module';
import { ProductsModule } from '../../products/products/products.module';
import { OrdersModule } from '../orders/orders.module';
import { OrderPapersService } from './order-papers.service';
import { StoreDashboardController } from './store-dashboard.controller';
import { StoreDashboardService } from './store-dashboard.service';
import { TodayService } from './today.service';

@Module({
  imports: [PdfModule, OrdersModule, ProductsModule, PreguntasModule],
  controllers: [StoreDashboardController],
  providers: [OrderPapersService, StoreDashboardService, TodayService],
})
export class StoreDashboardModule {}
