import { Module } from '@nestjs/common';
import { StoresModule } from '../../auth/stores/stores.module';
import { UsersModule } from '../../auth/users/users.module';
import { WorkshopsModule } from '../../auth/workshops/workshops.module';
import { CitasModule } from '../../citas/citas/citas.module';
import { OrdersModule } from '../../orders/orders/orders.module';
import { FavoritesModule } from '../../products/favorites/favorites.module';
import { ClientDashboardController } from './client-dashboard.controller';
import { ClientStatistics } from './client-statistics.service';
import { ProvidersService } from './providers.service';

@Module({
  imports: [CitasModule, FavoritesModule, OrdersModule, StoresModule, UsersModule, WorkshopsModule],
  controllers: [ClientDashboardController],
  providers: [ClientStatistics, ProvidersService],
})
export class ClientDashboardModule {}
