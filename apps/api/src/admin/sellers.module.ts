import { Module } from '@nestjs/common';
import { StoresModule } from '../auth/stores/stores.module';
import { UsersModule } from '../auth/users/users.module';
import { WorkshopsModule } from '../auth/workshops/workshops.module';
import { CitasModule } from '../citas/citas/citas.module';
import { MembresiaModule } from '../membresia/membresia.module';
import { ComisionesModule } from '../orders/comisiones/comisiones.module';
import { OrdersModule } from '../orders/orders/orders.module';
import { ReportesModule } from '../platform/reportes/reportes.module';
import { SystemModule } from '../platform/system/system.module';
import { ProductsModule } from '../products/products/products.module';
import { ServicesModule } from '../products/services/services.module';
import { SellerDetails } from './seller-details.service';
import { Sellers } from './sellers.service';
import { AdminStoresController } from './stores.controller';
import { AdminWorkshopsController } from './workshops.controller';

/** Stores and workshops in the hands of the administrators. */
@Module({
  imports: [
    StoresModule,
    WorkshopsModule,
    ProductsModule,
    ServicesModule,
    OrdersModule,
    CitasModule,
    ComisionesModule,
    MembresiaModule,
    ReportesModule,
    SystemModule,
    UsersModule,
  ],
  controllers: [AdminStoresController, AdminWorkshopsController],
  providers: [Sellers, SellerDetails],
})
export class SellersModule {}
