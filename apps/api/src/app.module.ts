import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { AdminModule } from './admin/admin.module';
import { OrderFileModule } from './admin/order-file.module';
import { StatusModule } from './admin/status.module';
import { AuthModule } from './auth/auth/auth.module';
import { EquipoModule } from './auth/equipo/equipo.module';
import { GarajeModule } from './auth/garaje/garaje.module';
import { StoresModule } from './auth/stores/stores.module';
import { AccountNamesModule } from './auth/users/account-names.module';
import { UsersModule } from './auth/users/users.module';
import { WorkshopsModule } from './auth/workshops/workshops.module';
import { CartModule } from './cart/cart/cart.module';
import { CheckoutModule } from './cart/checkout/checkout.module';
import { ClientDashboardModule } from './cart/client-dashboard/client-dashboard.module';
import { DemandaModule } from './cart/demanda/demanda.module';
import { InstalacionesModule } from './cart/instalaciones/instalaciones.module';
import { ManoDeObraModule } from './cart/mano-de-obra/mano-de-obra.module';
import { SolicitudesModule } from './cart/solicitudes/solicitudes.module';
import { ChatsModule } from './chats/chats/chats.module';
import { NotificationsModule } from './chats/notifications/notifications.module';
import { CitasModule } from './citas/citas/citas.module';
import { HojasModule } from './citas/hojas/hojas.module';
import { PresupuestosModule } from './citas/presupuestos/presupuestos.module';
import { DemoModule } from './demo/demo.module';
import { MembresiaModule } from './membresia/membresia.module';
import { ComisionesModule } from './orders/comisiones/comisiones.module';
import { DevolucionesModule } from './orders/devoluciones/devoluciones.module';
import { OrdersModule } from './orders/orders/orders.module';
import { StoreDashboardModule } from './orders/store-dashboard/store-dashboard.module';
import { PagesModule } from './pages/pages.module';
import { PaymentMethodsModule } from './payments/payment-methods/payment-methods.module';
import { PaymentsModule } from './payments/payments/payments.module';
import { AuditModule } from './platform/audit/audit.module';
import { CatalogosModule } from './platform/catalogos/catalogos.module';
import { ClockModule } from './platform/common/clock';
import { SchedulerModule } from './platform/common/scheduler';
import { ConfigModule } from './platform/config/config.module';
import { DatabaseModule } from './platform/database/database.module';
import { AccessGuard } from './platform/http/access.guard';
import { ErrorFilter } from './platform/http/error.filter';
import { HttpModule } from './platform/http/http.module';
import { LogModule } from './platform/http/log.module';
import { MailModule } from './platform/mail/mail.module';
import { MetricsModule } from './platform/metrics/metrics.module';
import { BusModule } from './platform/realtime/bus.module';
import { RealtimeModule } from './platform/realtime/realtime.module';
import { ReportesModule } from './platform/reportes/reportes.module';
import { StorageModule } from './platform/storage/storage.module';
import { SystemModule } from './platform/system/system.module';
import { ThreadsModule } from './platform/threads/threads';
import { UploadsModule } from './platform/uploads/uploads.module';
import { CampaignsModule } from './products/campaigns/campaigns.module';
import { CatalogueModule } from './products/catalogue/catalogue.module';
import { CommentsModule } from './products/comments/comments.module';
import { FavoritesModule } from './products/favorites/favorites.module';
import { PreguntasModule } from './products/preguntas/preguntas.module';
import { ProductImportsModule } from './products/product-imports/product-imports.module';
import { ProductsModule } from './products/products/products.module';
import { ProfilesModule } from './products/profiles/profiles.module';
import { PromotionsModule } from './products/promotions/promotions.module';
import { ServicesModule } from './products/services/services.module';

/** Wiring of the whole API; each domain is one line. */
@Module({
  imports: [
    ConfigModule,
    LogModule,
    ClockModule,
    SchedulerModule,
    ThreadsModule,
    MetricsModule,
    EventEmitterModule.forRoot(),
    DatabaseModule,
    HttpModule,
    BusModule,
    RealtimeModule,
    MailModule,
    StorageModule,
    AuditModule,
    CatalogosModule,
    SystemModule,
    UploadsModule,
    UsersModule,
    AccountNamesModule,
    EquipoModule,
    StoresModule,
    WorkshopsModule,
    ProductsModule,
    ProductImportsModule,
    ServicesModule,
    PromotionsModule,
    CampaignsModule,
    CatalogueModule,
    CitasModule,
    PresupuestosModule,
    ReportesModule,
    CommentsModule,
    PreguntasModule,
    FavoritesModule,
    GarajeModule,
    HojasModule,
    ProfilesModule,
    ClientDashboardModule,
    DemoModule,
    CartModule,
    SolicitudesModule,
    InstalacionesModule,
    ManoDeObraModule,
    CheckoutModule,
    OrdersModule,
    StoreDashboardModule,
    DemandaModule,
    DevolucionesModule,
    ComisionesModule,
    MembresiaModule,
    NotificationsModule,
    ChatsModule,
    PaymentMethodsModule,
    PaymentsModule,
    PagesModule,
    StatusModule,
    AuthModule,
    AdminModule,
    OrderFileModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AppModule {}
