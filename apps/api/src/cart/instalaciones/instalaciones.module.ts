import { Module } from '@nestjs/common';
import { GarajeModule } from '../../auth/garaje/garaje.module';
import { UsersModule } from '../../auth/users/users.module';
import { WorkshopsModule } from '../../auth/workshops/workshops.module';
import { CitasModule } from '../../citas/citas/citas.module';
import { OrdersModule } from '../../orders/orders/orders.module';
import { CatalogueModule } from '../../products/catalogue/catalogue.module';
import { PromotionsModule } from '../../products/promotions/promotions.module';
import { CartModule } from '../cart/cart.module';
import { InstalacionesController } from './instalaciones.controller';
import { InstallationsService } from './installations.service';
import { InstallationOffersService } from './offers.service';

@Module({
  imports: [
    CartModule,
    CatalogueModule,
    CitasModule,
    GarajeModule,
    OrdersModule,
    PromotionsModule,
    UsersModule,
    WorkshopsModule,
  ],
  controllers: [InstalacionesController],
  providers: [InstallationsService, InstallationOffersService],
  exports: [InstallationsService, InstallationOffersService],
})
export class InstalacionesModule {}
