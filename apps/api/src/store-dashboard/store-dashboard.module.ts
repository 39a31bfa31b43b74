import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module';
import { PreguntasModule } from '../preguntas/preguntas.module';
import { ProductsModule } from '../products/products.module';
import { StoreDashboardController } from './store-dashboard.controller';
import { StoreDashboardService } from './store-dashboard.service';
import { TodayService } from './today.service';

@Module({
  imports: [OrdersModule, ProductsModule, PreguntasModule],
  controllers: [StoreDashboardController],
  providers: [StoreDashboardService, TodayService],
})
export class StoreDashboardModule {}
