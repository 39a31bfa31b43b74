import { Module } from '@nestjs/common';
import { CheckoutModule } from '../cart/checkout/checkout.module';
import { ComisionesModule } from '../orders/comisiones/comisiones.module';
import { DevolucionesModule } from '../orders/devoluciones/devoluciones.module';
import { OrdersModule } from '../orders/orders/orders.module';
import { PaymentsModule } from '../payments/payments/payments.module';
import { ReportesModule } from '../platform/reportes/reportes.module';
import { OrderFileService } from './order-file.service';
import { AdminOrderController } from './orders.controller';

/** One order with all that hangs on it. */
@Module({
  imports: [OrdersModule, PaymentsModule, DevolucionesModule, ComisionesModule, CheckoutModule, ReportesModule],
  controllers: [AdminOrderController],
  providers: [OrderFileService],
})
export class OrderFileModule {}
