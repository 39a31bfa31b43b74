import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module';
import { ProductsModule } from '../products/products.module';
import { StoreDashboardController } from './store-dashboard.controller';
import { StoreDashboardService } from './store-dashboard.service';

@Module({
  imports: [OrdersModule, ProductsModule],
  controllers: [StoreDashboardController],
  providers: [StoreDashboardService],
})
export class StoreDashboardModule {}
