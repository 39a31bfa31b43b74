import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../../auth/users/users.module';
import { CitasModule } from '../../citas/citas/citas.module';
import { OrdersModule } from '../../orders/orders/orders.module';
import { PushModule } from '../../platform/push/push.module';
import { SystemModule } from '../../platform/system/system.module';
import { AccountNoticesService } from './account-notices.service';
import { AdminNoticesService } from './admin-notices.service';
import { CitaNoticesService } from './cita-notices.service';
import { CommunityNoticesService } from './community-notices.service';
import { DevolucionNoticesService } from './devolucion-notices.service';
import { LiveChangesService } from './live-changes.service';
import { MembresiaNoticesService } from './membresia-notices.service';
import { ModerationNoticesService } from './moderation-notices.service';
import { NegocioNoticesService } from './negocio-notices.service';
import { NoticeDelivery } from './notice-delivery.service';
import { NOTIFICACION, NotificacionSchema } from './notification.schema';
import { NotificationsController } from './notifications.controller';
import { NotificationsRepository } from './notifications.repository';
import { NotificationsService } from './notifications.service';
import { OfficeChangesService } from './office-changes.service';
import { PartsNoticesService } from './parts-notices.service';
import { PaymentNoticesService } from './payment-notices.service';
import { PreferencesService } from './preferences.service';
import { PresupuestoNoticesService } from './presupuesto-notices.service';
import { PurchaseNoticesService } from './purchase-notices.service';
import { PUSH_SUBSCRIPTION, PushSubscriptionSchema } from './push-subscription.schema';
import { PushSubscriptionsRepository } from './push-subscriptions.repository';
import { SolicitudNoticesService } from './solicitud-notices.service';
import { UnreadCountsService } from './unread-counts.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: NOTIFICACION, schema: NotificacionSchema },
      { name: PUSH_SUBSCRIPTION, schema: PushSubscriptionSchema },
    ]),
    PushModule,
    CitasModule,
    OrdersModule,
    SystemModule,
    UsersModule,
  ],
  controllers: [NotificationsController],
  providers: [
    NotificationsRepository,
    NotificationsService,
    LiveChangesService,
    OfficeChangesService,
    NoticeDelivery,
    PaymentNoticesService,
    PreferencesService,
    PushSubscriptionsRepository,
    UnreadCountsService,
    AccountNoticesService,
    PurchaseNoticesService,
    CommunityNoticesService,
    ModerationNoticesService,
    CitaNoticesService,
    AdminNoticesService,
    PartsNoticesService,
    PresupuestoNoticesService,
    DevolucionNoticesService,
    MembresiaNoticesService,
    NegocioNoticesService,
    SolicitudNoticesService,
  ],
  exports: [NotificationsService, NoticeDelivery],
})
export class NotificationsModule {}
