import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth/auth.module';
import { GarajeModule } from '../auth/garaje/garaje.module';
import { StoresModule } from '../auth/stores/stores.module';
import { UsersModule } from '../auth/users/users.module';
import { WorkshopsModule } from '../auth/workshops/workshops.module';
import { NotificationsModule } from '../chats/notifications/notifications.module';
import { CitasModule } from '../citas/citas/citas.module';
import { MembresiaModule } from '../membresia/membresia.module';
import { ComisionesModule } from '../orders/comisiones/comisiones.module';
import { DevolucionesModule } from '../orders/devoluciones/devoluciones.module';
import { OrdersModule } from '../orders/orders/orders.module';
import { PaymentMethodsModule } from '../payments/payment-methods/payment-methods.module';
import { PaymentsModule } from '../payments/payments/payments.module';
import { ReportesModule } from '../platform/reportes/reportes.module';
import { SystemModule } from '../platform/system/system.module';
import { AccountChangesService } from './account-changes.service';
import { AccountRemovalService } from './account-removal.service';
import { AccountsController } from './accounts.controller';
import { AccountsViewService } from './accounts-view.service';
import { AdminController } from './admin.controller';
import { AlertsService } from './alerts.service';
import { AsuntosModule } from './asuntos/asuntos.module';
import { FirstStepsService } from './first-steps.service';
import { ObstaclesService } from './obstacles.service';
import { PendingService } from './pending.service';
import { ExchangeRatesOverviewService } from './rates.service';
import { SellersModule } from './sellers.module';
import { AdminStatisticsService } from './statistics.service';

@Module({
  imports: [
    AsuntosModule,
    AuthModule,
    CitasModule,
    ComisionesModule,
    DevolucionesModule,
    GarajeModule,
    MembresiaModule,
    NotificationsModule,
    OrdersModule,
    PaymentMethodsModule,
    PaymentsModule,
    ReportesModule,
    SellersModule,
    StoresModule,
    SystemModule,
    UsersModule,
    WorkshopsModule,
  ],
  controllers: [AdminController, AccountsController],
  providers: [
    AccountChangesService,
    AccountRemovalService,
    AccountsViewService,
    AlertsService,
    FirstStepsService,
    ObstaclesService,
    PendingService,
    ExchangeRatesOverviewService,
    AdminStatisticsService,
  ],
})
export class AdminModule {}
