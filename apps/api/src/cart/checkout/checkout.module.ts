import { Module } from '@nestjs/common';
import { StoresModule } from '../../auth/stores/stores.module';
import { UsersModule } from '../../auth/users/users.module';
import { WorkshopsModule } from '../../auth/workshops/workshops.module';
import { CitasModule } from '../../citas/citas/citas.module';
import { OrdersModule } from '../../orders/orders/orders.module';
import { PaymentsModule } from '../../payments/payments/payments.module';
import { SystemModule } from '../../platform/system/system.module';
import { ProductsModule } from '../../products/products/products.module';
import { CartModule } from '../cart/cart.module';
import { InstalacionesModule } from '../instalaciones/instalaciones.module';
import { CheckoutController } from './checkout.controller';
import { CollectionsService } from './collections.service';
import { HeldStockService } from './held-stock.service';
import { PurchaseService } from './purchase.service';
import { PurchasePreparationService } from './purchase-preparation.service';
import { PurchaseStorageService } from './purchase-storage.service';
import { QuotesService } from './quotes.service';
import { ReleaseService } from './release.service';
import { WorkshopDeliveriesService } from './workshop-deliveries.service';

@Module({
  imports: [
    CitasModule,
    InstalacionesModule,
    WorkshopsModule,
    CartModule,
    ProductsModule,
    OrdersModule,
    PaymentsModule,
    StoresModule,
    SystemModule,
    UsersModule,
  ],
  controllers: [CheckoutController],
  providers: [
    WorkshopDeliveriesService,
    HeldStockService,
    QuotesService,
    PurchasePreparationService,
    PurchaseStorageService,
    PurchaseService,
    CollectionsService,
    ReleaseService,
  ],
  exports: [QuotesService, PurchaseService, ReleaseService],
})
export class CheckoutModule {}
