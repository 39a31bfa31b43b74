import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EquipoModule } from '../auth/equipo/equipo.module';
import { GarajeModule } from '../auth/garaje/garaje.module';
import { StoresModule } from '../auth/stores/stores.module';
import { UsersModule } from '../auth/users/users.module';
import { WorkshopsModule } from '../auth/workshops/workshops.module';
import { CartModule } from '../cart/cart/cart.module';
import { CheckoutModule } from '../cart/checkout/checkout.module';
import { DemandaModule } from '../cart/demanda/demanda.module';
import { InstalacionesModule } from '../cart/instalaciones/instalaciones.module';
import { SolicitudesModule } from '../cart/solicitudes/solicitudes.module';
import { ChatsModule } from '../chats/chats/chats.module';
import { CitasModule } from '../citas/citas/citas.module';
import { HojasModule } from '../citas/hojas/hojas.module';
import { PresupuestosModule } from '../citas/presupuestos/presupuestos.module';
import { MembresiaModule } from '../membresia/membresia.module';
import { ComisionesModule } from '../orders/comisiones/comisiones.module';
import { DevolucionesModule } from '../orders/devoluciones/devoluciones.module';
import { OrdersModule } from '../orders/orders/orders.module';
import { PaymentMethodsModule } from '../payments/payment-methods/payment-methods.module';
import { PaymentsModule } from '../payments/payments/payments.module';
import { CatalogosModule } from '../platform/catalogos/catalogos.module';
import { ReportesModule } from '../platform/reportes/reportes.module';
import { SystemModule } from '../platform/system/system.module';
import { UploadsModule } from '../platform/uploads/uploads.module';
import { CampaignsModule } from '../products/campaigns/campaigns.module';
import { CommentsModule } from '../products/comments/comments.module';
import { FavoritesModule } from '../products/favorites/favorites.module';
import { PreguntasModule } from '../products/preguntas/preguntas.module';
import { ProductsModule } from '../products/products/products.module';
import { PromotionsModule } from '../products/promotions/promotions.module';
import { ServicesModule } from '../products/services/services.module';
import { DemoRepository } from './demo.repository';
import { DemoService } from './demo.service';
import { DemoAccounts } from './demo-accounts.service';
import { DemoCampaigns } from './demo-campaigns.service';
import { DemoCatalogos } from './demo-catalogos.service';
import { DemoCatalogue } from './demo-catalogue.service';
import { DemoChats } from './demo-chats.service';
import { DemoCitas } from './demo-citas.service';
import { DemoDemand } from './demo-demand.service';
import { DemoHojas } from './demo-hojas.service';
import { DemoInstallations } from './demo-installations.service';
import { MARCA_DEMO, MarcaDemoSchema } from './demo-mark.schema';
import { DemoMemberships } from './demo-memberships.service';
import { DemoOffers } from './demo-offers.service';
import { DemoOrders } from './demo-orders.service';
import { DemoPayments } from './demo-payments.service';
import { DemoPayouts } from './demo-payouts.service';
import { DemoPictures } from './demo-pictures.service';
import { DemoPresupuestos } from './demo-presupuestos.service';
import { DemoPromotions } from './demo-promotions.service';
import { DemoRates } from './demo-rates.service';
import { DemoReports } from './demo-reports.service';
import { DemoRequests } from './demo-requests.service';
import { DemoReturns } from './demo-returns.service';
import { DemoSellers } from './demo-sellers.service';
import { HistoricalOrdersService } from './historical-orders.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: MARCA_DEMO, schema: MarcaDemoSchema }]),
    CampaignsModule,
    CatalogosModule,
    UsersModule,
    UploadsModule,
    SolicitudesModule,
    StoresModule,
    WorkshopsModule,
    ProductsModule,
    ServicesModule,
    PromotionsModule,
    CommentsModule,
    CitasModule,
    PresupuestosModule,
    GarajeModule,
    HojasModule,
    PreguntasModule,
    FavoritesModule,
    CartModule,
    ChatsModule,
    CheckoutModule,
    InstalacionesModule,
    MembresiaModule,
    OrdersModule,
    DemandaModule,
    DevolucionesModule,
    EquipoModule,
    ComisionesModule,
    PaymentMethodsModule,
    PaymentsModule,
    SystemModule,
    ReportesModule,
  ],
  providers: [
    DemoRepository,
    DemoPictures,
    DemoReturns,
    DemoAccounts,
    DemoOffers,
    DemoPromotions,
    DemoCampaigns,
    DemoCatalogos,
    DemoCatalogue,
    HistoricalOrdersService,
    DemoOrders,
    DemoPayments,
    DemoMemberships,
    DemoPayouts,
    DemoRates,
    DemoCitas,
    DemoPresupuestos,
    DemoChats,
    DemoHojas,
    DemoInstallations,
    DemoReports,
    DemoRequests,
    DemoSellers,
    DemoDemand,
    DemoService,
  ],
})
export class DemoModule {}
