import { Module } from '@nestjs/common';
import { CitasModule } from '../citas/citas.module';
import { FavoritesModule } from '../favorites/favorites.module';
import { OrdersModule } from '../orders/orders.module';
import { StoresModule } from '../stores/stores.module';
import { UsersModule } from '../users/users.module';
import { WorkshopsModule } from '../workshops/workshops.module';
import { ClientDashboardController } from './client-dashboard.controller';
import { ClientStatistics } from './client-statistics.service';
import { ProvidersService } from './providers.service';

@Module({
  imports: [CitasModule, FavoritesModule, OrdersModule, StoresModule, UsersModule, WorkshopsModule],
  controllers: [ClientDashboardController],
  providers: [ClientStatistics, ProvidersService],
})
export class ClientDashboardModule {}
